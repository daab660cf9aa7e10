import { darkTheme, lightTheme } from '@planner/ui/theme';
import { storage } from '../storage/storage.ts';

/** What is shown. */
export type Theme = 'light' | 'dark';
/** What was asked for; `system` follows the operating system and is what holds while nothing is stored. */
export type ThemePreference = Theme | 'system';

/** Also read by start.js, before the first paint. */
const STORAGE_KEY = 'theme';
const CLASSES: Record<Theme, string> = { light: lightTheme, dark: darkTheme };

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const readPreference = (): ThemePreference => {
  const stored = storage.read(STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

// Held here as well as in storage, so that the toggle works where storage is blocked.
let preference = readPreference();

const shownTheme = (): Theme => {
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

systemIsDark.addEventListener('change', show);
const follow = (): void => {
  preference = readPreference();
  show();
};
storage.watch(STORAGE_KEY, follow);
// A page that comes back from the browser's cache has missed what was chosen meanwhile.
addEventListener('pageshow', ({ persisted }) => persisted && follow());

/** The theme of the document as an external store: light or dark, stored, followed in every tab. */
export const theme = {
  shown: shownTheme,
  preference: (): ThemePreference => preference,

  /** Shows a theme at once and remembers it for all tabs. */
  choose: (next: ThemePreference): void => {
    preference = next;
    if (next === 'system') storage.remove(STORAGE_KEY);
    else storage.write(STORAGE_KEY, next);
    show();
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
