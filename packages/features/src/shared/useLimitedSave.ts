import { isApiError } from '@planner/api-client';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { formFailure } from './formFailure.ts';
import { useCountdown } from './useCountdown.ts';
import type { SlowNoteProps } from './SlowNote.tsx';
import { useApi } from './useApi.ts';
import { useIsSlow } from './useIsSlow.ts';
import { useSave, type Save } from './useSave.ts';

/** What a form shows of a save that the server may refuse for a while (429). */
export interface LimitedFormState {
  /** Whether an attempt is under way. */
  isPending: boolean;
  /** Why the last attempt failed; vanishes after three seconds. */
  errorMessage?: string | undefined;
  /** What the server found wrong, by field; stays until the field is edited. */
  fieldErrors?: Record<string, string> | undefined;
  /** Whole seconds until the next attempt makes sense; 0 for now. */
  waitS?: number | undefined;
  /** What says that an attempt takes long. Inside the shell `StillWorking` does that. */
  slow?: SlowNoteProps | undefined;
}

/** A save that the server may refuse for a while, and what its form shows of it. */
export interface LimitedSave<Data, Variables> extends Omit<Save<Data, Variables>, 'isPending'> {
  form: LimitedFormState;
}

/**
 * A save that counts down what `Retry-After` asks for, and does not bother the server before.
 *
 * @param fallback Sentence of the error catalogue.
 * @param fields The form's fields, which show what is wrong with them.
 */
export const useLimitedSave = <Data, Variables>(
  options: UseMutationOptions<Data, Error, Variables>,
  fallback: string,
  fields: readonly string[],
): LimitedSave<Data, Variables> => {
  const { save, isPending, reset, ...last } = useSave(options);
  const [waitS, startWait] = useCountdown();
  // Of an attempt that was not even sent, because it came too early.
  const [refusal, setRefusal] = useState<string>();
  const failure = formFailure(last.error, fallback, fields);
  return {
    ...last,
    form: {
      isPending,
      errorMessage: refusal ?? failure.message,
      fieldErrors: failure.fieldErrors,
      waitS,
      slow: { isSlow: useIsSlow(isPending), onCancel: useApi().cancelSaves },
    },
    save: (variables, onSuccess, onError) => {
      const isTooEarly = waitS > 0;
      setRefusal(isTooEarly ? `Too many attempts: try again in ${waitS} s` : undefined);
      if (isTooEarly) return;
      save(variables, onSuccess, (problem) => {
        if (isApiError(problem)) startWait(problem.retryAfterS ?? 0);
        onError?.(problem);
      });
    },
    reset: () => {
      setRefusal(undefined);
      reset();
    },
  };
};
