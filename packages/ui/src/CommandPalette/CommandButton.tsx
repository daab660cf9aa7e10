import { Icon } from '../icons/Icon.tsx';
import * as styles from './CommandButton.css.ts';

export interface CommandButtonProps {
  /** What the palette is for; on a phone only read out. */
  label: string;
  /** The key that opens it as well, together with Ctrl or, on a Mac, Command. @default 'K' */
  shortcutKey?: string;
  onPress: () => void;
  /** The pointer or the focus is on it: time to fetch what it opens. */
  onNear?: () => void;
}

/** Keyboards of Apple have the Command key in the place of Control. */
const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** Opens a `CommandPalette` and shows which keys do, too. In a `TopBar`. */
export function CommandButton({ label, shortcutKey = 'K', onPress, onNear }: CommandButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={`Control+${shortcutKey} Meta+${shortcutKey}`}
      onClick={onPress}
      onPointerEnter={onNear}
      onFocus={onNear}
      className={styles.button}
    >
      <Icon name="search" />
      <span className={styles.words}>{label}</span>
      <kbd aria-hidden className={styles.keys}>
        {isMac() ? '⌘' : 'Ctrl'} {shortcutKey}
      </kbd>
    </button>
  );
}
