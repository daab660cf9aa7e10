import { isApiError, isEditConflict } from '@planner/api-client';
import { errorMessage } from '../query/errorMessage.ts';

export interface FormFailure {
  /** Errors by field; the same object for the same error. */
  fieldErrors: Record<string, string> | undefined;
  /** Undefined when the fields show all errors, and in a conflict, which `EditForm` merges. */
  errorMessage: string | undefined;
}

/** Errors of fields that the form doesn't have go to its message. */
export const formFailure = (error: unknown, fallback: string, fields: readonly string[]): FormFailure => {
  if (!error || isEditConflict(error)) return { fieldErrors: undefined, errorMessage: undefined };
  const fieldErrors = isApiError(error) ? error.errors : undefined;
  if (!fieldErrors) return { fieldErrors, errorMessage: errorMessage(error, fallback) };
  const others = Object.keys(fieldErrors).filter((name) => !fields.includes(name));
  return { fieldErrors, errorMessage: others.map((name) => fieldErrors[name]).join('. ') || undefined };
};
