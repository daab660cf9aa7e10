import { type Ref, useId, useState } from 'react';
import { Input, TextField } from 'react-aria-components';
import * as field from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import * as styles from './ColorField.css.ts';
import { ColorSamples } from './ColorSamples.tsx';
import { hardSurfaces } from './hardSurfaces.ts';
import { normalizeHexColor } from './normalizeHexColor.ts';

/** What the palette shows before anything that is a colour was typed. */
const NO_COLOR = '#cccccc';

export interface ColorFieldProps extends FieldProps {
  /** What stands in the text field: any text while somebody types. `normalizeHexColor` makes a colour of it. */
  value: string;
  /** Called with what was typed, or with `#rrggbb` when the palette was used or the field is left. */
  onChange: (value: string) => void;
  /** Name of the button that opens the browser's palette. */
  paletteLabel?: string;
  /** Said when the colour is hard to see on the light or on the dark surface. */
  hints?: { light: string; dark: string };
  /** The text field itself. */
  ref?: Ref<HTMLInputElement>;
}

const HINTS = { light: 'Hard to see on the light surface', dark: 'Hard to see on the dark surface' };

/**
 * A colour, typed as hex or taken from the browser's own palette, which comes with eye dropper, keyboard and screen reader
 * support at no weight. The colour is shown on both surfaces, with a hint where it is hard to see.
 *
 * Not for a choice among a few given colours (Select with their names).
 */
export function ColorField(props: ColorFieldProps) {
  const { label, description, errorMessage, ref, ...rest } = props;
  const { value, onChange, onBlur, paletteLabel = 'Open palette', hints = HINTS, ...ariaProps } = rest;
  const hintId = useId();
  const color = normalizeHexColor(value);
  const hard = color ? hardSurfaces(color) : [];
  const [lastColor, setLastColor] = useState(color);
  const [isEdited, setEdited] = useState(false);
  if (color && color !== lastColor) setLastColor(color);

  const tidy = () => {
    // What was loaded stays as it is: a form must not count as changed because somebody walked through it.
    if (isEdited && color && color !== value) onChange(color);
    setEdited(false);
    onBlur?.();
  };

  return (
    <TextField
      {...ariaProps}
      value={value}
      onChange={(text) => {
        setEdited(true);
        onChange(text);
      }}
      onBlur={tidy}
      // Without hints there is nothing to describe: an empty part would leave a gap in what is read out.
      aria-describedby={hard.length > 0 ? hintId : undefined}
      validationBehavior="aria"
      className={field.root}
    >
      <FieldFrame
        label={label}
        description={description}
        isInvalid={props.isInvalid}
        errorMessage={errorMessage}
      >
        <div>
          <div className={field.overlaid}>
            <Input ref={ref} className={`${field.control} ${styles.text}`} dir="ltr" spellCheck={false} />
            <input
              type="color"
              aria-label={paletteLabel}
              className={styles.palette}
              value={lastColor ?? NO_COLOR}
              disabled={props.isDisabled}
              onChange={(event) => onChange(event.target.value)}
              onBlur={onBlur}
            />
          </div>
          <ColorSamples id={hintId} color={color} hard={hard} hints={hints} />
        </div>
      </FieldFrame>
    </TextField>
  );
}
