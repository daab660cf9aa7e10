import { useId, useState } from 'react';
import * as field from '../field/field.css.ts';
import type { FieldProps } from '../field/FieldProps.ts';
import { useFieldValue } from '../field/useFieldValue.ts';
import { TextEntryField } from '../field/TextEntryField.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useAppWords } from '../words/useAppWords.ts';
import * as styles from './ColorField.css.ts';
import { ColorSwatch } from './ColorSwatch.tsx';
import { lowContrastSurfaces, surfaceNames } from './surfaces.ts';
import { normalizeHexColor } from './normalizeHexColor.ts';

/** Shown by the palette before a valid color was entered. */
const NO_COLOR = '#cccccc';

export interface ColorFieldProps extends FieldProps {
  /** Any text while typing. `normalizeHexColor` parses it. */
  value?: string | undefined;
  /** Text at first, for a field that keeps its own. @default '' */
  defaultValue?: string | undefined;
  /** Called with the typed text, or with `#rrggbb` from the palette and on blur. */
  onChange?: ((value: string) => void) | undefined;
}

/** A color, typed as hex or picked, with a warning about low contrast. For a few given colors use `Select`. */
export function ColorField(props: ColorFieldProps) {
  const { onBlur } = props;
  const { id, frame, value, change: onChange } = useFieldValue(props, '');
  const words = useAppWords('colorField');
  const hintId = useId();
  const color = normalizeHexColor(value);
  const hardToSee = color ? lowContrastSurfaces(color) : [];
  const [lastColor, setLastColor] = useState(color);
  const [isEdited, setEdited] = useState(false);
  if (color && color !== lastColor) setLastColor(color);

  const normalizeOnBlur = () => {
    // Focusing and leaving the field must not make the form dirty.
    if (isEdited && color && color !== value) onChange(color);
    setEdited(false);
    onBlur?.();
  };

  return (
    <TextEntryField
      {...props}
      id={id}
      dir="ltr"
      value={value}
      onChange={(text) => {
        setEdited(true);
        onChange(text);
      }}
      onBlur={normalizeOnBlur}
      // An empty description would be read as a pause.
      describedBy={[hardToSee.length > 0 ? hintId : undefined]}
    >
      {(attributes) => (
        <div ref={frame}>
          <div className={field.overlaid}>
            <input
              {...attributes}
              type="text"
              className={`${field.control} ${styles.text}`}
              spellCheck={false}
            />
            <input
              type="color"
              aria-label={words.palette}
              className={styles.palette}
              value={lastColor ?? NO_COLOR}
              disabled={props.isDisabled}
              onChange={(event) => onChange(event.target.value)}
              onBlur={onBlur}
            />
          </div>
          <div id={hintId} aria-live="polite" className={styles.samples}>
            {surfaceNames.map((surface) => (
              <span key={surface} className={`${surface} ${styles.sample}`}>
                <ColorSwatch color={color ?? 'transparent'} />
                {hardToSee.includes(surface) ? (
                  <span className={styles.hint}>
                    <Icon name="warning" size="small" />
                    {surface === 'light' ? words.hardToSeeOnLight : words.hardToSeeOnDark}
                  </span>
                ) : (
                  <span aria-hidden>{words[surface]}</span>
                )}
              </span>
            ))}
          </div>
        </div>
      )}
    </TextEntryField>
  );
}
