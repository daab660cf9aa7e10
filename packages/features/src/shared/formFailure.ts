import { isApiError } from '@planner/api-client';
import { errorMessage } from './errorMessage.ts';

/** What a form shows of a failed save. */
export interface FormFailure {
  /** What is wrong, by field; the same object for the same error. */
  fieldErrors: Record<string, string> | undefined;
  /** What is wrong as a whole; undefined when the fields say it all. */
  message: string | undefined;
}

/**
 * Splits a failed save between a form's fields and its banner. What is wrong with a field that the form does not have is
 * said in the banner, so that nothing goes unsaid.
 */
export const formFailure = (error: unknown, fallback: string, fields: readonly string[]): FormFailure => {
  if (!error) return { fieldErrors: undefined, message: undefined };
  const fieldErrors = isApiError(error) ? error.errors : undefined;
  if (!fieldErrors) return { fieldErrors, message: errorMessage(error, fallback) };
  const others = Object.keys(fieldErrors).filter((name) => !fields.includes(name));
  return { fieldErrors, message: others.map((name) => fieldErrors[name]).join('. ') || undefined };
};
