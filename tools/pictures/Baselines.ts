import { lstatSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseBaseline } from './picturePaths.ts';

/** A report may come from another machine, and its paths decide what is written. */
export class ForbiddenPathError extends Error {
  constructor(file: string) {
    super(`${file} is not a picture in a folder __screenshots__ of this repository.`);
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Type of what is at a path, without following links. */
function statOf(file: string) {
  try {
    return lstatSync(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Reads and writes committed pictures, and nothing else: paths that leave the root or contain links are refused. */
export class Baselines {
  readonly #root: string;

  constructor(root: string) {
    this.#root = realpathSync(root);
  }

  /** @throws ForbiddenPathError */
  #resolve(file: string): string {
    const parts = file.split('/');
    if (
      !parseBaseline(file) ||
      file.includes('\\') ||
      parts.some((part) => part === '' || /^\.+$/.test(part))
    )
      throw new ForbiddenPathError(file);
    for (let depth = 1; depth <= parts.length; depth += 1) {
      const stat = statOf(path.join(this.#root, ...parts.slice(0, depth)));
      const isExpected = depth === parts.length ? stat?.isFile() : stat?.isDirectory();
      if (stat && !isExpected) throw new ForbiddenPathError(file);
    }
    return path.join(this.#root, ...parts);
  }

  /** Null if there is no such picture. */
  read(file: string): Buffer | null {
    const target = this.#resolve(file);
    return statOf(target) ? readFileSync(target) : null;
  }

  /** Replaces the picture in one step; null removes it. */
  write(file: string, bytes: Buffer | null): void {
    const target = this.#resolve(file);
    if (bytes === null) {
      rmSync(target);
      return;
    }
    mkdirSync(path.dirname(target), { recursive: true });
    const draft = `${target}.${process.pid}.tmp`;
    // Fails if anything is there, such as a link.
    writeFileSync(draft, bytes, { flag: 'wx' });
    renameSync(draft, target);
  }
}
