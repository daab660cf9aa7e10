/** Type imports count too. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Specifiers of all static and dynamic imports and re-exports of a module, in order. */
export const importsOf = (text: string): string[] =>
  [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');

/** `@scope/name/sub` → `@scope/name`; `undefined` for relative and built-in modules. */
export const packageOf = (specifier: string): string | undefined => {
  if (/^(\.|node:|#|virtual:|\/)/.test(specifier)) return undefined;
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
};
