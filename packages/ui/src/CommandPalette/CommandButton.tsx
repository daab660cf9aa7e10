import { named } from '../development.ts';
import { Icon } from '../icons/Icon.tsx';
import { useShortcuts } from '../keyboard/useShortcuts.ts';
import * as styles from './CommandButton.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface CommandButtonProps extends RootProps<HTMLButtonElement> {
  /** Label; visually hidden on a phone. */
  label: string;
  /** Called when pressed: open the palette. */
  onPress: () => void;
  /** Called on hover and focus, to prefetch the palette. */
  onNear?: (() => void) | undefined;
}

/** Opens a `CommandPalette` and shows its shortcut, Ctrl or Command with K. For a `TopBar`. */
export function CommandButton({ label, onPress, onNear, ...rest }: CommandButtonProps) {
  const { textOf } = useShortcuts();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onPress}
      onPointerEnter={onNear}
      onFocus={onNear}
      {...rootProps(rest, styles.button)}
    >
      <Icon name="search" />
      <span className={styles.words}>{named('CommandButton', label)}</span>
      <kbd aria-hidden className={styles.keys}>
        {textOf('Mod+K')}
      </kbd>
    </button>
  );
}
