import type { Ref } from 'react';
import { useExplained, useTooltip } from '../Tooltip/Tooltip.tsx';
import { ignoreRepeatedEnter, mergeProps, useMenuButton } from '../Button/buttonProps.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { type TooltipTargetProps, useTooltipTarget } from '../Tooltip/tooltipTarget.ts';
import { unavailableProps, useUnavailable } from '../Unavailable/unavailableContext.ts';
import * as styles from './IconButton.css.ts';

interface IconButtonControlProps {
  /** Icon of the button. */
  icon: IconName;
  /** Name for assistive technology, and tooltip. */
  label: string;
  /** Called on click, tap, Enter and Space. */
  onPress?: () => void;
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
  /** The button element. */
  ref?: Ref<HTMLButtonElement>;
}

interface WithTarget {
  /** Of the tooltip. */
  target?: TooltipTargetProps;
}

/** `IconButton` without tooltip, where the icon is clear from its place, such as a corner ×. */
// A native button, because react-aria's would slow down the first render of lists.
export function IconButtonControl({ target, ...props }: IconButtonControlProps & WithTarget) {
  const { icon, label, onPress, variant = 'quiet', size = 'medium', tone = 'default', ref } = props;
  const unavailable = unavailableProps(useUnavailable());
  const merged = mergeProps(target ?? {}, useMenuButton(), {
    onKeyDown: ignoreRepeatedEnter,
    onClick: () => onPress?.(),
  });
  return (
    <button
      {...merged}
      {...(unavailable && { onClick: undefined })}
      ref={ref}
      type="button"
      // Safari gives no other button the focus when it is clicked.
      tabIndex={0}
      disabled={props.isDisabled}
      // The tooltip repeats the name, so it is not a description.
      aria-describedby={undefined}
      {...unavailable}
      aria-label={label}
      aria-pressed={props.isPressed}
      aria-expanded={props.isExpanded ?? merged['aria-expanded']}
      aria-controls={props['aria-controls'] ?? merged['aria-controls']}
      className={`${styles.button} ${styles.size[size]} ${styles.variant[variant]} ${styles.tone[tone]}`}
    >
      <Icon name={icon} />
    </button>
  );
}

export type IconButtonProps = IconButtonControlProps;

/** A button with a widely known icon, such as edit or delete. If in doubt use `Button`: labels are clearer. */
export function IconButton(props: IconButtonProps) {
  const { target, bubble } = useTooltip({ content: useExplained(props.label) });
  // Of a `Tooltip` around it, in place of its own, which keeps the name of the icon beside the reason why it is off.
  const outer = useTooltipTarget();
  const isOff = useUnavailable() !== undefined;
  return (
    <>
      <IconButtonControl {...props} target={(!isOff && outer) || target} />
      {bubble}
    </>
  );
}
