import type { Engine } from './Engine.ts';

/** Runs a write that may violate a unique index. If it does, `onTaken` supplies the result, or throws. */
export const unlessTaken = async <T>(
  { isDuplicate }: Pick<Engine, 'isDuplicate'>,
  column: string,
  write: () => Promise<T>,
  onTaken: () => T | Promise<T>,
): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (!isDuplicate(error, column)) throw error;
    return onTaken();
  }
};
