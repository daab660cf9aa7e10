import { globSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

const ROOT = new URL('../../../packages/ui/', import.meta.url);
const FILES = globSync('src/**/*.css.ts', { cwd: ROOT }).toSorted();

/** Two letters for a file, which no name begins with a digit for. */
const nameOf = (file: string): string => {
  const index = FILES.findIndex((name) => file.endsWith(name));
  if (index < 0) throw new Error(`${file} is not a style of packages/ui`);
  return (index + 360).toString(36);
};

const numbers = new Map<string, Map<string, number>>();

/** The number of a class in its file. Files are read more than once. */
const numberOf = (file: string, hash: string): string => {
  const known = numbers.get(file) ?? new Map<string, number>();
  numbers.set(file, known);
  const number = known.get(hash) ?? known.size;
  known.set(hash, number);
  return number.toString(36);
};

/**
 * Makes the style sheet, with the shortest class names: those of the library, with a hash of the file, are 1 kB more until a list is
 * at rest. The console's page and its prerendered sign-in need the same ones.
 */
export const styles = () =>
  vanillaExtractPlugin({ identifiers: ({ filePath, hash }) => nameOf(filePath) + numberOf(filePath, hash) });
