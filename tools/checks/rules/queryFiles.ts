import type { Rule } from './Sources.ts';

const HOMES: readonly (readonly [call: RegExp, file: string])[] = [
  [/\bqueryOptions\(/, 'queries.ts'],
  [/\bmutationOptions\(|\bmutationFn:/, 'mutations.ts'],
];
const EXAMPLE = /\.(stories|test)\.tsx?$|\/ExampleList\.tsx$/;

/** The query and mutation options of a feature are in its `queries.ts` and `mutations.ts`. */
export const queryFiles: Rule = (sources) =>
  [...sources].flatMap(([file, text]) =>
    file.startsWith('packages/features/src/') && !EXAMPLE.test(file)
      ? HOMES.filter(([call, home]) => call.test(text) && !file.endsWith(`/${home}`)).map(
          ([, home]) => `${file}: has options that belong in ${home}`,
        )
      : [],
  );
