import path from 'node:path';
import { StartError } from '../platform/StartError.ts';

/** The absolute path in the only argument of a command. */
export const readFileArgument = (command: string, [file = '', ...more]: readonly string[]): string => {
  if (file === '' || more.length > 0) throw new StartError(`Name one file: ${command} FILE.`);
  return path.resolve(file);
};
