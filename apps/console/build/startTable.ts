interface ScreenFiles {
  pattern: string;
  data?: string | undefined;
  isWithoutSession: boolean;
  files: readonly string[];
  /** What the user sees last. The browser fetches them after the others. */
  lateFiles: readonly string[];
}

/** In start.js, which the build fills. */
export const EMPTY_TABLE = 'const table = {};';

/** The files and requests of start.js. Screens share files, so they refer to them by index. */
export const startTable = (session: string, signIn: readonly string[], screens: readonly ScreenFiles[]) => {
  const files = [
    ...new Set([...signIn, ...screens.flatMap((screen) => [...screen.files, ...screen.lateFiles])]),
  ];
  const indicesOf = (names: readonly string[]) => [...new Set(names)].map((name) => files.indexOf(name));
  return {
    session,
    files,
    signIn: indicesOf(signIn),
    late: indicesOf(screens.flatMap(({ lateFiles }) => lateFiles)),
    screens: screens.map(({ pattern, data, isWithoutSession, files: names, lateFiles }) => [
      pattern,
      indicesOf([...names, ...lateFiles]),
      ...(data || isWithoutSession ? [data ?? ''] : []),
      ...(isWithoutSession ? [true] : []),
    ]),
  };
};
