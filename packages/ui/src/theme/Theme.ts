import type { ThemedValue, themeTokens } from './themeTokens.ts';

type ValuesOf<Tokens> = {
  readonly [Name in keyof Tokens]: Tokens[Name] extends ThemedValue ? string : ValuesOf<Tokens[Name]>;
};

export type Theme = ValuesOf<typeof themeTokens>;
