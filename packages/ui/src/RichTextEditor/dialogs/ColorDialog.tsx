import { useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { ColorField } from '../../ColorField/ColorField.tsx';
import { normalizeHexColor } from '../../ColorField/normalizeHexColor.ts';
import { Tooltip } from '../../Tooltip/Tooltip.tsx';
import { useTooltipTarget } from '../../Tooltip/tooltipTarget.ts';
import { currentStyle, setStyle } from '../commands/commands.ts';
import { useDialogWords } from './useDialogWords.ts';
import * as styles from './dialogs.css.ts';
import { type EditorDialogProps, FormDialog } from './FormDialog.tsx';

/** Colors by the names of their words. Text colors are legible on light and dark surfaces. */
const COLORS = {
  color: [
    ['red', '#d92d20'],
    ['orange', '#c2570c'],
    ['gold', '#a16207'],
    ['green', '#15803d'],
    ['teal', '#0f766e'],
    ['blue', '#2563eb'],
    ['indigo', '#6366f1'],
    ['purple', '#9333ea'],
    ['pink', '#db2777'],
    ['gray', '#6b7280'],
  ],
  'background-color': [
    ['yellow', '#fff3a3'],
    ['orange', '#ffd8a8'],
    ['red', '#ffc9c9'],
    ['pink', '#fcc2d7'],
    ['purple', '#e5dbff'],
    ['blue', '#bfdbfe'],
    ['teal', '#b2f2ea'],
    ['green', '#b9f2c5'],
    ['gray', '#e5e7eb'],
    ['white', '#ffffff'],
  ],
} as const;

interface SwatchProps {
  name: string;
  color: string;
  isPressed: boolean;
  onPress: () => void;
}

function SwatchControl({ name, color, isPressed, onPress }: SwatchProps) {
  return (
    <button
      {...useTooltipTarget()}
      type="button"
      aria-describedby={undefined}
      aria-label={name}
      aria-pressed={isPressed}
      className={styles.swatch}
      style={{ background: color }}
      onClick={onPress}
    />
  );
}

const Swatch = (props: SwatchProps) => (
  <Tooltip content={props.name}>
    <SwatchControl {...props} />
  </Tooltip>
);

/** A CSS color as `#rrggbb`; undefined if it is invalid or not opaque. */
function toHex(color: string): string | undefined {
  const scratch = new Option().style;
  scratch.color = color;
  const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(scratch.color) ?? [];
  if (red === undefined) return /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : undefined;
  return `#${[red, green, blue].map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}

interface ColorDialogProps extends EditorDialogProps {
  property: 'color' | 'background-color';
}

export function ColorDialog({ editor, onClose, property }: ColorDialogProps) {
  const words = useDialogWords();
  const [before] = useState(() => toHex(currentStyle(editor, property) ?? ''));
  const [typed, setTyped] = useState(before ?? '');
  const [isTried, setTried] = useState(false);
  const color = normalizeHexColor(typed);
  const apply = (value: string | null) => {
    onClose();
    setStyle(editor, property, value);
  };
  return (
    <FormDialog
      editor={editor}
      title={property === 'color' ? words.textColor : words.backgroundColor}
      submitLabel={words.applyColor}
      isDirty={typed !== (before ?? '')}
      onSubmit={() => {
        setTried(true);
        if (color) apply(color);
      }}
      onClose={onClose}
      extra={before ? <Button onPress={() => apply(null)}>{words.removeColor}</Button> : undefined}
    >
      <fieldset aria-label={words.colors} className={styles.swatches}>
        {COLORS[property].map(([name, value]) => (
          <Swatch
            key={name}
            name={words[name]}
            color={value}
            isPressed={value === before}
            onPress={() => apply(value)}
          />
        ))}
      </fieldset>
      <ColorField
        label={words.otherColor}
        value={typed}
        onChange={setTyped}
        isInvalid={isTried && !color}
        errorMessage={words.enterColor}
      />
    </FormDialog>
  );
}
