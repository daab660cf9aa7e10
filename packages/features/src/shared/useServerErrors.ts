import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/**
 * Puts the server's field errors at the fields and focuses the first of them. An error goes when its field is edited.
 *
 * @param fieldErrors What is wrong, by field; a new object for each failed save, the same one in between.
 * @param fields The form's fields in the order in which they stand.
 */
export const useServerErrors = <Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  fieldErrors: Record<string, string> | undefined,
  fields: readonly FieldPath<Values>[],
): void => {
  useEffect(() => {
    const wrong = fields.filter((name) => fieldErrors?.[name] !== undefined);
    // Once React is done: what listens to the field that loses the focus may want to render at once.
    queueMicrotask(() => {
      for (const [index, name] of wrong.entries())
        setError(name, { type: 'server', message: fieldErrors?.[name] ?? '' }, { shouldFocus: index === 0 });
    });
  }, [setError, fieldErrors, fields]);
};
