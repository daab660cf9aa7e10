interface ScreenFiles {
  pattern: string;
  data?: string | undefined;
  files: readonly string[];
}

/** In start.js, which the build fills. */
export const EMPTY_TABLE = '{ files: [], styles: [], signIn: [], screens: [] }';

/** What start.js preloads and requests. Screens share files, so they refer to them by index. */
export const startTable = (signIn: readonly string[], screens: readonly ScreenFiles[]) => {
  const files = [...new Set([...signIn, ...screens.flatMap((screen) => screen.files)])];
  const indicesOf = (names: readonly string[]) => [...new Set(names)].map((name) => files.indexOf(name));
  return {
    files,
    signIn: indicesOf(signIn),
    screens: screens.map(({ pattern, data, files: names }) => [
      pattern,
      indicesOf(names),
      ...(data ? [data] : []),
    ]),
  };
};
