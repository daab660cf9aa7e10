import type { Theme } from './Theme.ts';
import { themeTokens } from './themeTokens.ts';

/** Both themes of an application. */
export interface Themes {
  readonly light: Theme;
  readonly dark: Theme;
}

const valuesOf = (tokens: object, scheme: keyof Themes): object =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [
      name,
      scheme in token ? token[scheme] : valuesOf(token, scheme),
    ]),
  );

const themeOf = (scheme: keyof Themes) => valuesOf(themeTokens, scheme) as Theme;

export const light = themeOf('light');
export const dark = themeOf('dark');
