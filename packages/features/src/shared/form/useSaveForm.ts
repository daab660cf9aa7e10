import type { UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useSave } from '../query/useSave.ts';
import { type NewAnnouncement, useAnnouncer } from '../announce/useAnnouncer.ts';
import { formFailure } from './formFailure.ts';

export interface FormScreenProps {
  cancelHref: string;
  onDone: () => void;
  /** Called when there are unsaved changes or no longer any, and with false right before `onDone`. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** Data half of a form that saves and closes. `fields` show their own server errors. @param announcementOf said once it is saved */
export const useSaveForm = <Data, Input>(
  mutation: UseMutationOptions<Data, Error, Input>,
  fallback: string | ((error: Error | null) => string),
  fields: readonly string[],
  { cancelHref, onDone, onDirtyChange }: FormScreenProps,
  announcementOf?: (data: Data) => NewAnnouncement,
) => {
  const { save, isPending, isSuccess, error, reset } = useSave(mutation);
  const { announce } = useAnnouncer();
  /** Those after which the form stayed. */
  const [savedCount, setSavedCount] = useState(0);
  const say = (data: Data) => {
    if (announcementOf) announce(announcementOf(data));
  };
  const close = () => {
    onDirtyChange?.(false);
    onDone();
  };
  return {
    save: (input: Input, onError?: () => void): void =>
      save(
        input,
        (data) => {
          close();
          say(data);
        },
        onError,
      ),
    /** Saves, and stays for another one. */
    saveAnother: (input: Input, onSaved?: (data: Data) => void, onError?: () => void): void =>
      save(
        input,
        (data) => {
          reset();
          setSavedCount(savedCount + 1);
          say(data);
          onSaved?.(data);
        },
        onError,
      ),
    error,
    state: {
      ...formFailure(error, typeof fallback === 'string' ? fallback : fallback(error), fields),
      // Still pending after success: the host is about to close the form.
      isPending: isPending || isSuccess,
      cancelHref,
      savedCount,
      onDismissMessage: reset,
      onDirtyChange,
    },
  };
};
