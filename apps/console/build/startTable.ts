interface ScreenFiles {
  pattern: string;
  data?: string | undefined;
  isPublic: boolean;
  files: readonly string[];
}

/** In start.js, which the build fills. */
export const EMPTY_TABLE = '{ files: [], styles: [], signIn: [], screens: [] }';

/** The files and requests of start.js. Screens share files, so they refer to them by index. */
export const startTable = (session: string, signIn: readonly string[], screens: readonly ScreenFiles[]) => {
  const files = [...new Set([...signIn, ...screens.flatMap((screen) => screen.files)])];
  const indicesOf = (names: readonly string[]) => [...new Set(names)].map((name) => files.indexOf(name));
  return {
    session,
    files,
    signIn: indicesOf(signIn),
    screens: screens.map(({ pattern, data, isPublic, files: names }) => [
      pattern,
      indicesOf(names),
      ...(data ? [data] : []),
      ...(data && isPublic ? [true] : []),
    ]),
  };
};
