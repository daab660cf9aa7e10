import type { Sources } from '../rules/Sources.ts';

const FEATURE = /^packages\/features\/src\/([^/]+)\//;
const ROUTE = /^apps\/console\/src\/routes\/\w+\.tsx?$/;
const JOURNEYS = /^e2e\/(\w+\.spec\.ts)$/;
const SCREENS = 'apps/console/src/screens.ts';
/** Begins the entry of a screen, or of three screens of categories, with its path up to a parameter. */
const ENTRY = /(?:path: '\/|categoryScreens\(\s*')([\w/-]+)/;
const LOADED = /\w+\('(\w+)'\)/g;
const EXPORTED = /^export const (\w+)/gm;
const TEST = /^(?=\s*test(?:\.slow)?\()/m;

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Path of each screen that a route exports, by the name of the export. */
function pathsByName(sources: Sources): Map<string, string> {
  const [, ...parts] = (sources.get(SCREENS) ?? '').split(ENTRY);
  return new Map(
    parts.flatMap((path, index) =>
      index % 2 === 0 ? namesIn(parts[index + 1] ?? '', LOADED).map((name) => [name, path] as const) : [],
    ),
  );
}

/** The tests of `file` that open one of `paths`, as `file:line`; the file, if what its tests share does. */
function testsThatOpen(paths: readonly string[], file: string, text: string): string[] {
  const opens = (part: string) => paths.some((path) => new RegExp(`['\`]/${path}`).test(part));
  const [shared = '', ...tests] = text.split(TEST);
  if (opens(shared)) return [file];
  let line = shared.split('\n').length;
  return tests.flatMap((test) => {
    const first = line + (/^\n*/.exec(test)?.[0].length ?? 0);
    line += test.split('\n').length - 1;
    return opens(test) ? [`${file}:${first}`] : [];
  });
}

/** The journeys among `files`, and those that open a screen of what `files` contain, a feature or a route; as arguments of Playwright. */
export function journeysOf(files: readonly string[], sources: Sources): string[] {
  const features = files.flatMap((file) => FEATURE.exec(file)?.[1] ?? []);
  const names = [...sources]
    .filter(([file]) => ROUTE.test(file))
    .filter(
      ([file, text]) =>
        files.includes(file) || features.some((feature) => text.includes(`'@planner/features/${feature}'`)),
    )
    .flatMap(([, text]) => namesIn(text, EXPORTED));
  const byName = pathsByName(sources);
  const paths = names.flatMap((name) => byName.get(name) ?? []);
  return [...sources].flatMap(([file, text]) => {
    const journeys = JOURNEYS.exec(file)?.[1];
    if (!journeys) return [];
    return files.includes(file) ? [journeys] : testsThatOpen(paths, journeys, text);
  });
}
