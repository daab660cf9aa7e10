import type { Ref } from 'react';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import { Tooltip } from '../../Tooltip/Tooltip.tsx';
import { useTooltipTarget } from '../../Tooltip/tooltipTarget.ts';
import * as styles from './toolbar.css.ts';

export interface ToolbarButtonProps {
  icon: IconName;
  /** Accessible name and tooltip. */
  label: string;
  /** Shortcut as shown to users, such as "Ctrl+B". */
  keys?: string;
  onPress: () => void;
  isPressed?: boolean;
  isDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

function Control({ icon, label, keys, onPress, isPressed, isDisabled, ref }: ToolbarButtonProps) {
  return (
    <button
      {...useTooltipTarget()}
      ref={ref}
      type="button"
      // The tooltip repeats the name.
      aria-describedby={undefined}
      aria-label={label}
      aria-keyshortcuts={keys?.replaceAll('Ctrl', 'Control')}
      aria-pressed={isPressed}
      // Stays focusable, so that screen readers find it.
      aria-disabled={isDisabled || undefined}
      className={styles.button}
      // Keeps focus and selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isDisabled) onPress();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}

export const ToolbarButton = (props: ToolbarButtonProps) => (
  <Tooltip content={props.keys ? `${props.label} (${props.keys})` : props.label}>
    <Control {...props} />
  </Tooltip>
);
