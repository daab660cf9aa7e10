import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/**
 * Focuses the first error in the order of `fields`. Editing a field clears its error.
 *
 * @param fieldErrors A new object for each failed save; stable between saves.
 */
export const useServerErrors = <Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  fieldErrors: Record<string, string> | undefined,
  fields: readonly FieldPath<Values>[],
): void => {
  useEffect(() => {
    const invalid = fields.filter((name) => fieldErrors?.[name] !== undefined);
    // After React's commit: blur handlers of the field that loses focus may flush an update synchronously.
    queueMicrotask(() => {
      for (const [index, name] of invalid.entries())
        setError(name, { type: 'server', message: fieldErrors?.[name] ?? '' }, { shouldFocus: index === 0 });
    });
  }, [setError, fieldErrors, fields]);
};
