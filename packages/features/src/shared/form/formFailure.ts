import { isApiError, isEditConflict } from '@planner/api-client';
import { errorMessage } from '../query/errorMessage.ts';

/** Errors by field, the same object for the same error, and a message about others. `EditForm` merges conflicts: no message. */
export const formFailure = (error: unknown, fallback: string, fields: readonly string[]) => {
  if (!error || isEditConflict(error)) return { fieldErrors: undefined, errorMessage: undefined };
  const fieldErrors = isApiError(error) ? error.errors : undefined;
  if (!fieldErrors) return { fieldErrors, errorMessage: errorMessage(error, fallback) };
  const others = Object.keys(fieldErrors).filter((name) => !fields.includes(name));
  return { fieldErrors, errorMessage: others.map((name) => fieldErrors[name]).join('. ') || undefined };
};
