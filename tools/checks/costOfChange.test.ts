import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readSources } from './rules/readSources.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const textOf = (file: string) => readFileSync(`${ROOT}/${file}`, 'utf8');

/** A kind of thing in any spelling: `HabitCategory`, `habit-categories`, `habit_categories`. */
const KIND = /(habit|workout|finance)[-_]?categor/gi;
const TEST = /^e2e\/|\/test\/|\/testing\/|\.(test|spec|stories)\.tsx?$/;
const HISTORY = 'apps/api/src/platform/db/migrations/';

/** These name all kinds for a reason of their own; a new kind works without an entry. */
const NOT_REGISTERS = new Set([
  '.storybook/status/coverageHoles.ts', // It names operations whose stories show more than the patterns leave to them.
  'apps/api/src/categories/rows.ts', // The three kinds share this folder.
  'apps/api/src/dashboard/handlers.ts', // The dashboard counts these three.
  'apps/console/src/routes/DashboardRoute.tsx',
]);

/** These need an entry, but name the kinds differently. */
const OTHER_REGISTERS = [
  'apps/api/src/platform/db/migrations.ts',
  'apps/console/src/shell/navigation.test.ts',
];

const sources = new Map([...readSources(ROOT), ['openapi.yaml', textOf('openapi.yaml')]]);
const files = [...sources.keys()].filter((file) => !file.startsWith('tools/'));

const rows = textOf('CONTRIBUTING.md')
  .split('\n')
  .filter((line) => line.startsWith('| Things '))
  .map((line) => line.split('|').slice(1, -1));

/** The files that a column names by the ends of their paths. */
const filesInColumn = (column: number): string[] =>
  rows
    .flatMap((cells) => [...(cells[column] ?? '').matchAll(/`([^`]+)`/g)])
    .map(([, name]) => {
      const found = files.filter((file) => `/${file}`.endsWith(`/${name}`));
      expect(found, `files that end with ${name}`).toHaveLength(1);
      return String(found[0]);
    })
    .toSorted();

const namesAllKinds = (file: string): boolean => {
  const kinds = [...(sources.get(file) ?? '').matchAll(KIND)].map(([, kind]) => kind?.toLowerCase());
  return new Set(kinds).size === 3;
};

it('CONTRIBUTING lists the files of a kind of thing', () => {
  expect(filesInColumn(1)).toEqual(files.filter((file) => /finance\w*[./]/i.test(file)).toSorted());
});

it('CONTRIBUTING lists the registers that need an entry for each kind of thing', () => {
  const found = files.filter(
    (file) =>
      namesAllKinds(file) && !TEST.test(file) && !file.startsWith(HISTORY) && !NOT_REGISTERS.has(file),
  );
  expect(filesInColumn(2)).toEqual([...found, ...OTHER_REGISTERS].toSorted());
});
