import { useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { ColorField } from '../../ColorField/ColorField.tsx';
import { normalizeHexColor } from '../../ColorField/normalizeHexColor.ts';
import { Tooltip } from '../../Tooltip/Tooltip.tsx';
import { useTooltipTarget } from '../../Tooltip/tooltipTarget.ts';
import { currentStyle, setStyle } from '../commands.ts';
import { toHex } from '../toHex.ts';
import * as styles from './ColorDialog.css.ts';
import type { EditorDialogProps } from './EditorDialogs.tsx';
import { FormDialog } from './FormDialog.tsx';

/** Colours with names. Those for text can be told from a light and from a dark surface. */
const COLORS = {
  color: [
    ['Red', '#d92d20'],
    ['Orange', '#c2570c'],
    ['Gold', '#a16207'],
    ['Green', '#15803d'],
    ['Teal', '#0f766e'],
    ['Blue', '#2563eb'],
    ['Indigo', '#6366f1'],
    ['Purple', '#9333ea'],
    ['Pink', '#db2777'],
    ['Gray', '#6b7280'],
  ],
  'background-color': [
    ['Yellow', '#fff3a3'],
    ['Orange', '#ffd8a8'],
    ['Red', '#ffc9c9'],
    ['Pink', '#fcc2d7'],
    ['Purple', '#e5dbff'],
    ['Blue', '#bfdbfe'],
    ['Teal', '#b2f2ea'],
    ['Green', '#b9f2c5'],
    ['Gray', '#e5e7eb'],
    ['White', '#ffffff'],
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
      {...useTooltipTarget<HTMLButtonElement>(undefined)}
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

interface ColorDialogProps extends EditorDialogProps {
  property: 'color' | 'background-color';
}

/** The colour of the selected text or of what is behind it: a named one, or any. */
export function ColorDialog({ editor, onClose, property }: ColorDialogProps) {
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
      title={property === 'color' ? 'Text color' : 'Background color'}
      submitLabel="Apply"
      onSubmit={() => {
        setTried(true);
        if (color) apply(color);
      }}
      onClose={onClose}
      extra={before ? <Button onPress={() => apply(null)}>Remove color</Button> : undefined}
    >
      <fieldset aria-label="Colors" className={styles.swatches}>
        {COLORS[property].map(([name, value]) => (
          <Swatch
            key={name}
            name={name}
            color={value}
            isPressed={value === before}
            onPress={() => apply(value)}
          />
        ))}
      </fieldset>
      <ColorField
        label="Other color"
        value={typed}
        onChange={setTyped}
        isInvalid={isTried && !color}
        errorMessage="Enter a color such as #3b82f6"
      />
    </FormDialog>
  );
}
