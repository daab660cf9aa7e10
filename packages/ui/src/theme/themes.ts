import type { Theme } from './Theme.ts';
import type { ThemeName } from './ThemeName.ts';
import { themeTokens } from './themeTokens.ts';

/** Both themes of an application. */
export type Themes = Readonly<Record<ThemeName, Theme>>;

const valuesOf = (tokens: object, theme: ThemeName): object =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [
      name,
      theme in token ? token[theme] : valuesOf(token, theme),
    ]),
  );

const themeOf = (theme: ThemeName) => valuesOf(themeTokens, theme) as Theme;

export const light = themeOf('light');
export const dark = themeOf('dark');
