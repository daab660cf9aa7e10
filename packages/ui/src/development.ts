/** Bundlers replace the name. */
declare const process: { env: { NODE_ENV?: string } };

/** False in production, where bundlers leave out what depends on it. */
export const isDevelopment = process.env.NODE_ENV !== 'production';

const reported = new Set<string>();

/** Says once what is wrong with what the application passes. Call it during development only. */
export function report(problem: string): void {
  if (reported.has(problem)) return;
  reported.add(problem);
  console.error(problem);
}

/** Reports options that occur twice. `of` names the component: `Select “Role”`. */
export function checkOptions(of: string, values: readonly string[]): void {
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined) report(`${of} has the option “${twice}” twice: give each its own value`);
}
