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

/** What a kind of thing may cost, with its tests. */
const LIMITS = { newFiles: 12, editedFiles: 8, lines: 900 };

const contributing = textOf('CONTRIBUTING.md');
const rows = contributing
  .split('\n')
  .filter((line) => line.startsWith('| Things '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** The files that a cell names by the ends of their paths. */
const filesInCell = (cell = ''): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => {
    const found = files.filter((file) => `/${file}`.endsWith(`/${name}`));
    expect(found, `files that end with ${name}`).toHaveLength(1);
    return String(found[0]);
  });

const filesInColumn = (column: number): string[] =>
  rows.flatMap((cells) => filesInCell(cells[column])).toSorted();

const linesOf = (file: string): string[] => (sources.get(file) ?? '').trimEnd().split('\n');

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Number of lines that name finance categories, with the more indented lines below each and a closing bracket. */
const financeLines = (file: string): number => {
  let blockIndent = Infinity;
  return linesOf(file).filter((line) => {
    const isClosing = indentOf(line) === blockIndent && /^\s*[\])}]/.test(line);
    if (isClosing || indentOf(line) > blockIndent) return true;
    const startsBlock = /finance/i.test(line);
    blockIndent = startsBlock ? indentOf(line) : Infinity;
    return startsBlock;
  }).length;
};

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

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

it('CONTRIBUTING adds up what a kind of thing costs, which is within the limits', () => {
  const cost = {
    // The name of a migration does not say what it adds.
    newFiles: filesInColumn(1).length + rows.filter((cells) => cells[1]?.includes('one migration')).length,
    editedFiles: filesInColumn(2).length,
    lines: sum(rows.map((cells) => Number(cells[3]))),
  };
  expect(contributing).toContain(
    `${cost.newFiles} new files, ${cost.editedFiles} edited files and ${cost.lines} lines`,
  );
  expect(cost.newFiles).toBeLessThanOrEqual(LIMITS.newFiles);
  expect(cost.editedFiles).toBeLessThanOrEqual(LIMITS.editedFiles);
  expect(cost.lines).toBeLessThanOrEqual(LIMITS.lines);
});

it.each(rows)('%s take at most the lines that CONTRIBUTING says', (_name, added, edited, lines) => {
  // The tests of finance categories prove more than a copy needs to.
  const code = filesInCell(added).filter((file) => !TEST.test(file));
  expect(
    sum(code.map((file) => linesOf(file).length)) + sum(filesInCell(edited).map(financeLines)),
  ).toBeLessThanOrEqual(Number(lines));
});
