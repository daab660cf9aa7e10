import { darkTheme, lightTheme } from '@planner/ui/theme';
import { useLayoutEffect, useState } from 'react';

export type Theme = 'light' | 'dark';

/** The operating system's theme until the reviewer chooses one. */
export function useTheme() {
  const [theme, setTheme] = useState<Theme>(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  );
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle(darkTheme, theme === 'dark');
    classList.toggle(lightTheme, theme === 'light');
  }, [theme]);
  return [theme, setTheme] as const;
}
