/** The oldest versions with `URL.parse`, which index.html looks for. They are more than two years old. */
export const OLDEST = { chrome: 126, edge: 126, firefox: 126, safari: 18, ios: 18 } as const;

/** For `build.target`. */
export const BROWSERS = Object.entries(OLDEST).map(([name, version]) => name + version);

/** For users. README.md, docs/deployment.md and the README of the kit say the same. */
export const BROWSER_NAMES = 'Chrome, Edge or Firefox 126, or Safari 18, also on iOS, or newer';
