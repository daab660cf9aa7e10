import { named } from '../development.ts';
import { useExplained, useTooltip } from '../Tooltip/Tooltip.tsx';
import { ignoreRepeatedEnter, mergeProps, useMenuButton } from '../Button/buttonProps.ts';
import { IconSlot, type IconContent } from '../icons/Icon.tsx';
import { type TooltipTargetProps, useTooltipTarget } from '../Tooltip/tooltipTarget.ts';
import { unavailableProps, useUnavailable } from '../Unavailable/unavailableContext.ts';
import * as styles from './IconButton.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

interface IconButtonControlProps extends RootProps<HTMLButtonElement> {
  /** Icon of the button. */
  icon: IconContent;
  /** Name for assistive technology, and tooltip. */
  label: string;
  /** Called on click, tap, Enter and Space. */
  onPress?: (() => void) | undefined;
  /** `secondary` has an outline. @default 'quiet' */
  variant?: 'quiet' | 'secondary' | undefined;
  /** `medium` 36 px, `small` 32 px. @default 'medium' */
  size?: 'medium' | 'small' | undefined;
  /** `danger` turns red on hover. @default 'default' */
  tone?: 'default' | 'danger' | undefined;
  /** Cannot be pressed or focused. */
  isDisabled?: boolean | undefined;
  /** Makes it a toggle button. The label stays the same in both states. */
  isPressed?: boolean | undefined;
  /** For a button that opens something. */
  isExpanded?: boolean | undefined;
  /** Id of the element it opens. */
  'aria-controls'?: string | undefined;
}

interface WithTarget {
  /** Of the tooltip. */
  target?: TooltipTargetProps | undefined;
}

/** `IconButton` without tooltip, where the icon is clear from its place, such as a corner ×. */
// A native button, because react-aria's would slow down the first render of lists.
export function IconButtonControl({ target, ...props }: IconButtonControlProps & WithTarget) {
  const { icon, label, onPress, variant = 'quiet', size = 'medium', tone = 'default' } = props;
  const unavailable = unavailableProps(useUnavailable());
  const merged = mergeProps(target ?? {}, useMenuButton(), {
    onKeyDown: ignoreRepeatedEnter,
    onClick: () => onPress?.(),
  });
  return (
    <button
      {...rootProps(
        props,
        `${styles.button} ${styles.size[size]} ${styles.variant[variant]} ${styles.tone[tone]}`,
      )}
      {...merged}
      {...(unavailable && { onClick: undefined })}
      type="button"
      // Safari gives no other button the focus when it is clicked.
      tabIndex={0}
      disabled={props.isDisabled}
      // The tooltip repeats the name, so it is not a description.
      aria-describedby={undefined}
      {...unavailable}
      aria-label={named('IconButton', label)}
      aria-pressed={props.isPressed}
      aria-expanded={props.isExpanded ?? merged['aria-expanded']}
      aria-controls={props['aria-controls'] ?? merged['aria-controls']}
    >
      <IconSlot icon={icon} />
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
