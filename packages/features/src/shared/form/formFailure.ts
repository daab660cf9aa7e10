import { isApiError } from '@planner/api-client';
import { errorMessage } from '../query/errorMessage.ts';

export interface FormFailure {
  /** Errors by field; the same object for the same error. */
  fieldErrors: Record<string, string> | undefined;
  /** Undefined when the fields show all errors. */
  message: string | undefined;
}

/** Errors of fields that the form doesn't have go to its message. */
export const formFailure = (error: unknown, fallback: string, fields: readonly string[]): FormFailure => {
  if (!error) return { fieldErrors: undefined, message: undefined };
  const fieldErrors = isApiError(error) ? error.errors : undefined;
  if (!fieldErrors) return { fieldErrors, message: errorMessage(error, fallback) };
  const others = Object.keys(fieldErrors).filter((name) => !fields.includes(name));
  return { fieldErrors, message: others.map((name) => fieldErrors[name]).join('. ') || undefined };
};
