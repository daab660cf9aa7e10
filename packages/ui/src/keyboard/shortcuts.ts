const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

const SIGNS: Record<string, string> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' };

/** The keys of a shortcut such as `Mod+Alt+1` as they are labeled. `Mod` is Command on a Mac, else Control. */
export const shortcutText = (shortcut: string): string => {
  const keys = shortcut.split('+');
  return keys.map((key) => (isMac() ? SIGNS[key] : key === 'Mod' && 'Ctrl') || key).join(' ');
};

/** The value of `aria-keyshortcuts`. */
export const ariaShortcut = (shortcut: string): string =>
  shortcut.replace('Mod', isMac() ? 'Meta' : 'Control');
