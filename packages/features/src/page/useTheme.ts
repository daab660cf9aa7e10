import { storage } from '../shared/app/storage.ts';
import type { ThemeName, ThemePreference } from '@planner/ui';
import { darkTheme, lightTheme } from '@planner/ui/theme';
import { useSyncExternalStore } from 'react';

/** The script in the console's index.html reads the same key before the first paint. */
const STORAGE_KEY = 'theme';
const CLASSES: Record<ThemeName, string> = { light: lightTheme, dark: darkTheme };

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const readPreference = (): ThemePreference => {
  const stored = storage.read(STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

// In memory as well, so that the toggle works where storage is blocked.
let preference = readPreference();

const shownTheme = (): ThemeName => {
  if (preference !== 'system') return preference;
  return systemIsDark.matches ? 'dark' : 'light';
};

const show = (): void => {
  const theme = shownTheme();
  const root = document.documentElement.classList;
  root.remove(...Object.values(CLASSES));
  root.add(CLASSES[theme]);
  const color = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (color) color.content = color.dataset[theme] ?? '';
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme);
  for (const listener of listeners) listener();
};

const reload = (): void => {
  preference = readPreference();
  show();
};
/** Follows the system, and changes in other tabs. Call once per page. */
export const watchTheme = (): void => {
  systemIsDark.addEventListener('change', show);
  addEventListener('storage', (event) => {
    const key = storage.keyOf(event);
    if (key === STORAGE_KEY || key === null) reload();
  });
  // A page restored from the back/forward cache has missed storage events.
  addEventListener('pageshow', ({ persisted }) => persisted && reload());
};

const choose = (next: ThemePreference): void => {
  preference = next;
  storage.write(STORAGE_KEY, next === 'system' ? null : next);
  show();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The theme of the page, the user's preference, and how to choose another. */
export const useTheme = () => ({
  theme: useSyncExternalStore(subscribe, shownTheme),
  preference: useSyncExternalStore(subscribe, () => preference),
  choose,
});
