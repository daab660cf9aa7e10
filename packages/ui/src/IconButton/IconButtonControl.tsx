import type { Ref } from 'react';
import { Button as AriaButton, type PressEvent } from 'react-aria-components';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { useTooltipTarget } from '../Tooltip/tooltipTarget.ts';
import * as styles from './IconButton.css.ts';

export interface IconButtonControlProps {
  /** Icon of the button. */
  icon: IconName;
  /** Name for assistive technology, and tooltip. */
  label: string;
  /** Called on click, tap, Enter and Space. */
  onPress?: (event: PressEvent) => void;
  /** `secondary` has an outline. @default 'quiet' */
  variant?: 'quiet' | 'secondary';
  /** `medium` 36 px, `small` 32 px. @default 'medium' */
  size?: 'medium' | 'small';
  /** `danger` turns red on hover. @default 'default' */
  tone?: 'default' | 'danger';
  /** Cannot be pressed or focused. */
  isDisabled?: boolean;
  /** Makes it a toggle button. The label stays the same in both states. */
  isPressed?: boolean;
  /** For a button that opens something. */
  isExpanded?: boolean;
  /** Id of the element it opens. */
  'aria-controls'?: string;
  /** Slot in a parent, such as `close` in a dialog. */
  slot?: string | null;
  /** The button element. */
  ref?: Ref<HTMLButtonElement>;
}

/** `IconButton` without tooltip, where the icon is clear from its place, such as a corner ×. */
export function IconButtonControl(props: IconButtonControlProps) {
  const {
    icon,
    label,
    variant = 'quiet',
    size = 'medium',
    tone = 'default',
    isPressed,
    isExpanded,
    ref,
    ...rest
  } = props;
  return (
    <AriaButton
      {...rest}
      {...useTooltipTarget(ref)}
      // The tooltip repeats the name, so it is not a description.
      aria-describedby={undefined}
      aria-label={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      className={`${styles.button} ${styles.size[size]} ${styles.variant[variant]} ${styles.tone[tone]}`}
    >
      <Icon name={icon} />
    </AriaButton>
  );
}
