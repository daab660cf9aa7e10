import { useSyncExternalStore } from 'react';
import { theme, type Theme, type ThemePreference } from './theme.ts';

/** The theme that shows, what was asked for, and how to ask for another. */
export const useTheme = (): {
  theme: Theme;
  preference: ThemePreference;
  choose: (next: ThemePreference) => void;
} => ({
  theme: useSyncExternalStore(theme.subscribe, theme.shown),
  preference: useSyncExternalStore(theme.subscribe, theme.preference),
  choose: theme.choose,
});
