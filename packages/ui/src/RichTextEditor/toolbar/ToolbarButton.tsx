import type { ReactNode, Ref } from 'react';
import { Tooltip } from '../../Tooltip/Tooltip.tsx';
import { useShortcuts } from '../../keyboard/useShortcuts.ts';
import { useTooltipTarget } from '../../Tooltip/tooltipTarget.ts';
import * as styles from './toolbar.css.ts';
import * as layout from './toolbarLayout.css.ts';

export interface ToolbarButtonProps {
  icon: ReactNode;
  /** Accessible name and tooltip. */
  label: string;
  /** Shortcut, such as `Mod+B`. */
  shortcut?: string | undefined;
  onPress: () => void;
  isPressed?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** For a button that shows further tools. */
  isExpanded?: boolean | undefined;
  /** Keeps its place, unseen. */
  isHidden?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

function Control({
  icon,
  label,
  shortcut,
  onPress,
  isPressed,
  isDisabled,
  ref,
  ...look
}: ToolbarButtonProps) {
  const { ariaOf } = useShortcuts();
  return (
    <button
      {...useTooltipTarget()}
      ref={ref}
      type="button"
      // The tooltip repeats the name.
      aria-describedby={undefined}
      aria-label={label}
      aria-keyshortcuts={shortcut && ariaOf(shortcut)}
      aria-pressed={isPressed}
      aria-expanded={look.isExpanded}
      data-hidden={look.isHidden || undefined}
      // Stays focusable, so that screen readers find it.
      aria-disabled={isDisabled || undefined}
      className={`${layout.tool} ${styles.button}`}
      // Keeps focus and selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isDisabled) onPress();
      }}
    >
      {icon}
    </button>
  );
}

export function ToolbarButton(props: ToolbarButtonProps) {
  const { label, shortcut } = props;
  const { textOf } = useShortcuts();
  return (
    <Tooltip content={shortcut ? `${label} (${textOf(shortcut)})` : label}>
      <Control {...props} />
    </Tooltip>
  );
}
