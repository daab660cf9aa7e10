import { useShortcuts } from '../keyboard/useShortcuts.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';
import * as styles from './Kbd.css.ts';

export interface KbdProps extends RootProps {
  /** One key or several that are pressed together: `Esc`, `Mod+Shift+K`. `Mod` is Command on a Mac, else Control. */
  keys: string;
}

/** Keys, as they are labeled on the user's keyboard. For a command's shortcut in a menu use the `shortcut` of `MenuItem`. */
export function Kbd({ keys, ...rest }: KbdProps) {
  const { textOf } = useShortcuts();
  return <kbd {...rootProps(rest, styles.keys)}>{textOf(keys)}</kbd>;
}
