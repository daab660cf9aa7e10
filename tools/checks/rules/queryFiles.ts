import type { Rule } from './Sources.ts';

const HOMES: readonly (readonly [call: RegExp, file: string])[] = [
  [/\bqueryOptions\(/, 'queries.ts'],
  [/\bmutationOptions\(|\bmutationFn:/, 'mutations.ts'],
];
const EXAMPLE = /\.(stories|test)\.tsx?$|\/ExampleList\.tsx$/;

/** The console bundles this file with every screen. A chunk of the mutations alone would cost more than they do. */
const WITH_MUTATIONS = 'packages/features/src/users/queries.ts';

/** The query and mutation options of a feature are in its `queries.ts` and `mutations.ts`. */
export const queryFiles: Rule = (sources) =>
  [...sources].flatMap(([file, text]) =>
    file.startsWith('packages/features/src/') && !EXAMPLE.test(file) && file !== WITH_MUTATIONS
      ? HOMES.filter(([call, home]) => call.test(text) && !file.endsWith(`/${home}`)).map(
          ([, home]) => `${file}: has options that belong in ${home}`,
        )
      : [],
  );
