import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run/execute.ts';

/** A block of a recipe: a new file, or text that goes into one after or before the line with an anchor. */
interface Step {
  file: string;
  text: string;
  place?: 'after' | 'before';
  anchor?: string;
}

const BLOCK = /^```\w+ (\S+)(?: (after|before) "(.+)")?\n([\s\S]*?)^```$/gm;

/** Reads a page of docs/recipes. Its blocks with a file are the steps; others only illustrate. */
export const readRecipe = (name: string): Step[] => {
  const page = readFileSync(path.join(root, `docs/recipes/${name}.md`), 'utf8');
  return [...page.matchAll(BLOCK)].map(([, file = '', place, anchor, text = '']) =>
    place && anchor ? { file, text, place: place as 'after' | 'before', anchor } : { file, text },
  );
};

/** With ^, the anchor is the whole line. */
const isAt = (line: string, anchor: string): boolean =>
  anchor.startsWith('^') ? line === anchor.slice(1) : line.includes(anchor);

/** Numbers of the lines with an anchor, of which there must be one. `a … b`: the first line with b after one with a. */
export const linesAt = (source: string, anchor: string): number[] => {
  const lines = source.split('\n');
  const [first = '', second] = anchor.split(' … ');
  const found = lines.flatMap((line, index) => (isAt(line, first) ? [index] : []));
  if (second === undefined) return found;
  return found.map((from) => lines.findIndex((line, index) => index > from && isAt(line, second)));
};

const apply = (folder: string, { file, text, place, anchor }: Step): void => {
  const target = path.join(folder, file);
  if (!anchor) {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text, { flag: 'wx' });
    return;
  }
  const source = readFileSync(target, 'utf8');
  const lines = source.split('\n');
  const found = linesAt(source, anchor);
  const [index = 0] = found;
  if (found.length !== 1)
    throw new Error(`${file} has ${found.length} lines with ${anchor}: change the recipe`);
  lines.splice(place === 'after' ? index + 1 : index, 0, ...text.trimEnd().split('\n'));
  writeFileSync(target, lines.join('\n'));
};

/** The files that a recipe adds and edits, and the number of lines. */
export const sizeOf = (name: string) => {
  const steps = readRecipe(name);
  const added = steps.flatMap(({ file, anchor }) => (anchor ? [] : [file]));
  return {
    added,
    edited: [...new Set(steps.flatMap(({ file, anchor }) => (anchor ? [file] : [])))],
    lines: steps.reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0),
  };
};

/** Applies a recipe to a copy of the project. */
export const applyRecipe = (folder: string, name: string): void => {
  for (const step of readRecipe(name)) apply(folder, step);
};

/** Pages of docs/recipes. */
export const RECIPES = ['resource', 'field'] as const;
