import { StartError } from '../StartError.ts';
import type { Engine } from './Engine.ts';

/** Turns an error into a StartError if the operator can fix its cause. */
export const explainError = (engine: Engine, error: unknown): unknown => {
  if (error instanceof StartError) return error;
  const problem = engine.startProblem(error);
  return problem === undefined ? error : new StartError(problem, { cause: error });
};

/** Closes the engine after the work. @throws StartError when the operator can fix what failed */
export const withEngine = async <T>(engine: Engine, work: (engine: Engine) => Promise<T>): Promise<T> => {
  try {
    return await work(engine);
  } catch (error) {
    throw explainError(engine, error);
  } finally {
    await engine.close();
  }
};
