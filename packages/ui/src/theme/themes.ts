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

/** The light theme: a value for each token. */
export const light = themeOf('light');
/** The dark theme: a value for each token. */
export const dark = themeOf('dark');
