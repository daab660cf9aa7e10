import type { Ref } from 'react';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import { Tooltip } from '../../Tooltip/Tooltip.tsx';
import { useTooltipTarget } from '../../Tooltip/tooltipTarget.ts';
import * as styles from './toolbar.css.ts';

export interface ToolbarButtonProps {
  icon: IconName;
  /** Says what it does; name for assistive technology, and the tooltip. */
  label: string;
  /** Keys that do the same, for people: "Ctrl+B". */
  keys?: string;
  onPress: () => void;
  /** For a button that stays in. */
  isPressed?: boolean;
  isDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

function Control({ icon, label, keys, onPress, isPressed, isDisabled, ref }: ToolbarButtonProps) {
  return (
    <button
      {...useTooltipTarget(ref)}
      type="button"
      // The tooltip says the name again, so it is no description.
      aria-describedby={undefined}
      aria-label={label}
      aria-keyshortcuts={keys?.replaceAll('Ctrl', 'Control')}
      aria-pressed={isPressed}
      // Arrow keys get to it and it says that it is out of use, which a disabled button could not.
      aria-disabled={isDisabled || undefined}
      className={styles.button}
      // A pointer leaves focus and selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isDisabled) onPress();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}

/** A button of the editor's toolbar. It stays in reach of the arrow keys while it is out of use. */
export const ToolbarButton = (props: ToolbarButtonProps) => (
  <Tooltip content={props.keys ? `${props.label} (${props.keys})` : props.label}>
    <Control {...props} />
  </Tooltip>
);
