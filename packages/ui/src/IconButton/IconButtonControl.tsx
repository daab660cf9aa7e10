import type { Ref } from 'react';
import { Button as AriaButton, type PressEvent } from 'react-aria-components';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { useTooltipTarget } from '../Tooltip/tooltipTarget.ts';
import * as styles from './IconButton.css.ts';

export interface IconButtonControlProps {
  icon: IconName;
  /** Says what it does; name for assistive technology, and the tooltip. */
  label: string;
  onPress?: (event: PressEvent) => void;
  /** @default 'quiet' */
  variant?: 'quiet' | 'secondary';
  /** `medium` 36 px, `small` 32 px. @default 'medium' */
  size?: 'medium' | 'small';
  /** `danger` turns red under the pointer. @default 'default' */
  tone?: 'default' | 'danger';
  isDisabled?: boolean;
  /** For a button that stays in: on or off. The label does not change with it. */
  isPressed?: boolean;
  /** For a button that opens something: open or not. */
  isExpanded?: boolean;
  /** Id of what it opens. */
  'aria-controls'?: string;
  /** Role in a parent of the kit, such as `close` in a dialog. */
  slot?: string | null;
  ref?: Ref<HTMLButtonElement>;
}

/** `IconButton` without its tooltip, for parts of the kit where the place explains the picture, such as a cross in a corner. */
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
      // The tooltip says the name again, so it is no description.
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
