import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { linesAt, readRecipe, RECIPES, sizeOf } from '../recipes/recipe.ts';
import { root } from '../run/execute.ts';

const contributing = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');

/** Files with their whole path. Others are named in passing. */
const FILE = /`((?:apps|packages)\/[\w./-]+\.\w+|openapi\.yaml)`/g;

it.each(RECIPES)('CONTRIBUTING names the files of the recipe %s, and no others', (name) => {
  const section =
    contributing.split(/^## /m).find((text) => text.includes(`(docs/recipes/${name}.md)`)) ?? '';
  const named = [...section.matchAll(FILE)].map(([, file = '']) => file);
  expect([...new Set(named)].toSorted()).toEqual(
    [...new Set(readRecipe(name).map(({ file }) => file))].toSorted(),
  );
});

it.each(RECIPES)('the recipe %s finds its places in the project', (name) => {
  const edits = readRecipe(name).flatMap(({ file, anchor }) => (anchor ? [{ file, anchor }] : []));
  const missed = edits.filter(
    ({ file, anchor }) => linesAt(readFileSync(path.join(root, file), 'utf8'), anchor).length !== 1,
  );
  expect(missed).toEqual([]);
});

/** The most that each may take. If a change needs more, make a place of the project follow from another instead. */
const MOST = {
  resource: { added: 10, edited: 6, lines: 400 },
  field: { added: 2, edited: 7, lines: 80 },
};

it.each(RECIPES)('the recipe %s takes few files and lines', (name) => {
  const { added, edited, lines } = sizeOf(name);
  const most = MOST[name];
  expect(added.length).toBeLessThanOrEqual(most.added);
  expect(edited.length).toBeLessThanOrEqual(most.edited);
  expect(lines).toBeLessThanOrEqual(most.lines);
});
