import { variableName } from './variableName.ts';

export interface TokenValues {
  readonly [name: string]: string | TokenValues;
}

/** CSS variables by their public names. */
export const variablesOf = (tokens: TokenValues, path: readonly string[] = []): Record<string, string> =>
  Object.fromEntries(
    Object.entries(tokens).flatMap(([name, value]) => {
      const place = [...path, name];
      return typeof value === 'string'
        ? [[variableName(place), value]]
        : Object.entries(variablesOf(value, place));
    }),
  );
