import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import path from 'node:path';

const sync = (name: string, flags: 'r' | 'r+'): void => {
  const handle = openSync(name, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** Gives a complete file its final name. After a power failure there is the whole file or none. */
export const moveIntoPlace = (part: string, file: string): void => {
  sync(part, 'r+');
  renameSync(part, file);
  sync(path.dirname(file), 'r');
};
