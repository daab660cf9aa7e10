import type { UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useSave } from '../query/useSave.ts';
import { formFailure } from './formFailure.ts';

export interface FormScreenProps {
  cancelHref: string;
  onDone: () => void;
  /** Called when there are unsaved changes or no longer any, and with false right before `onDone`. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** Data half of a form that saves and closes. `fields` show their own server errors. */
export const useSaveForm = <Data, Input>(
  mutation: UseMutationOptions<Data, Error, Input>,
  fallback: string | ((error: Error | null) => string),
  fields: readonly string[],
  { cancelHref, onDone, onDirtyChange }: FormScreenProps,
) => {
  const { save, isPending, isSuccess, error, reset } = useSave(mutation);
  /** Those after which the form stayed. */
  const [added, setAdded] = useState<{ count: number; message?: string | undefined }>({ count: 0 });
  const close = () => {
    onDirtyChange?.(false);
    onDone();
  };
  return {
    save: (input: Input, onError?: () => void): void => save(input, close, onError),
    /** Saves, and stays for another one. */
    saveAnother: (input: Input, message: string): void =>
      save(input, () => {
        reset();
        setAdded({ count: added.count + 1, message });
      }),
    error,
    state: {
      ...formFailure(error, typeof fallback === 'string' ? fallback : fallback(error), fields),
      // Still pending after success: the host is about to close the form.
      isPending: isPending || isSuccess,
      cancelHref,
      savedCount: added.count,
      doneMessage: added.message,
      onDismissMessage: () => {
        reset();
        setAdded({ count: added.count });
      },
      onDirtyChange,
    },
  };
};
