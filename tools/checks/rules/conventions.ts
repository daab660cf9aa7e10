import path from 'node:path';
import browser from '../../../tsconfig.browser.json' with { type: 'json' };
import node from '../../../tsconfig.node.json' with { type: 'json' };
import { importsOf, type Rule } from './Sources.ts';

/** What shows the name of the product to its users. Samples may repeat it. */
const FOLLOWER =
  /^(packages\/(features|ui)\/src|apps\/console|apps\/api\/src\/(accounts|inbox|platform\/mail)|\.storybook)\//;
const SAMPLE = /\.(stories|test)\.|\/foundations\//;

/** The product's name comes from `packages/brand`, where it can be changed for all of them. */
export const brandIsFollowed: Rule = (sources) =>
  [...sources].flatMap(([file, text]) =>
    FOLLOWER.test(file) && !SAMPLE.test(file) && text.includes('Planner Admin')
      ? [`${file}: repeats the name of the product instead of \`brand.name\``]
      : [],
  );

const OPTION_FILES: readonly (readonly [call: RegExp, file: string])[] = [
  [/\bqueryOptions\(/, 'queries.ts'],
  [/\bmutationOptions\(|\bmutationFn:/, 'mutations.ts'],
];
const EXAMPLE = /\.(stories|test)\.tsx?$|\/ExampleList\.tsx$/;

/** The query and mutation options of a feature are in its `queries.ts` and `mutations.ts`. */
export const queryFiles: Rule = (sources) =>
  [...sources].flatMap(([file, text]) =>
    file.startsWith('packages/features/src/') && !EXAMPLE.test(file)
      ? OPTION_FILES.filter(([call, home]) => call.test(text) && !file.endsWith(`/${home}`)).map(
          ([, home]) => `${file}: has options that belong in ${home}`,
        )
      : [],
  );

/** A view gets a state and callbacks: it neither queries nor changes anything. */
export const viewsFetchNothing: Rule = (sources) =>
  [...sources].flatMap(([file, text]) =>
    /^packages\/features\/src\/.+View\.tsx$/.test(file)
      ? importsOf(text)
          .filter((specifier) => /^@tanstack\/react-query$|\/mutations\.ts$/.test(specifier))
          .map((specifier) => `${file}: a view imports ${specifier}`)
      : [],
  );

const ROUTE_MAX_LINES = 40;
/** A string that starts with a slash. */
const URL_LITERAL = /(['"`])\/(?:\1|[\w:$])/;

/** A route reads the URL, renders one feature and maps its callbacks to paths; anything else belongs in the feature. */
export const thinRoutes: Rule = (sources) =>
  [...sources].flatMap(([file, text]) => {
    if (!/^apps\/console\/src\/routes\/[^/]+\.tsx$/.test(file)) return [];
    const lines = text.trimEnd().split('\n').length;
    return [
      ...(lines > ROUTE_MAX_LINES ? [`${file}: ${lines} lines; a route has at most ${ROUTE_MAX_LINES}`] : []),
      ...(URL_LITERAL.test(text)
        ? [`${file}: spells a URL; screens.ts has all URLs and paths.ts builds them`]
        : []),
    ];
  });

const PROGRAMS = [...browser.include, ...node.include];
/** Stands for another team's code, whose types the checks `consumer of …` check. */
const CONSUMER = 'packages/*/test/consumer/**';

/** Files outside the two programs would not be checked. */
export const typesAreChecked: Rule = (sources) =>
  [...sources.keys()].flatMap((file) =>
    /\.tsx?$/.test(file) &&
    !path.posix.matchesGlob(file, CONSUMER) &&
    !PROGRAMS.some((include) => path.posix.matchesGlob(file, include) || file.startsWith(`${include}/`))
      ? [`${file}: is in neither tsconfig.browser.json nor tsconfig.node.json`]
      : [],
  );
