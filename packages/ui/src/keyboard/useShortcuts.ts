import { useIsInBrowser } from '../media/useMediaQuery.ts';
import { useAppWords } from '../words/useAppWords.ts';

const MAC = /mac|iphone|ipad/i;

/** Describes shortcuts such as `Mod+Alt+1`. `Mod` is Command on a Mac, else Control. */
export const useShortcuts = () => {
  const { control, alt, shift } = useAppWords('keyboard');
  const isMac = useIsInBrowser() && MAC.test(navigator.userAgent);
  const names: Readonly<Record<string, string>> = isMac
    ? { Mod: '⌘', Alt: '⌥', Shift: '⇧' }
    : { Mod: control, Alt: alt, Shift: shift };

  return {
    /** The keys as they are labeled. */
    textOf: (shortcut: string): string =>
      shortcut
        .split('+')
        .map((key) => names[key] ?? key)
        .join(' '),
    /** The value of `aria-keyshortcuts`. */
    ariaOf: (shortcut: string): string => shortcut.replace('Mod', isMac ? 'Meta' : 'Control'),
  };
};
