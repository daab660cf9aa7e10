import { isApiError } from '@planner/api-client';
import { useState } from 'react';
import { useApi } from '../app/useApi.ts';
import { useIsSlow } from '../query/useIsSlow.ts';
import type { Save } from '../query/Save.ts';
import { formFailure } from './formFailure.ts';
import type { SaveFormState } from './SaveFormLayout.tsx';
import { useCountdown } from './useCountdown.ts';

export type RateLimitedState = Pick<
  SaveFormState<never>,
  'isPending' | 'errorMessage' | 'fieldErrors' | 'waitS' | 'slow'
>;

export interface RateLimitedSave<Data, Variables> extends Omit<Save<Data, Variables>, 'isPending'> {
  form: RateLimitedState;
}

/**
 * Counts down `Retry-After` and sends nothing before it has passed.
 *
 * @param request from `useSend` or `useSave`
 * @param fields show their own server errors
 */
export const useRateLimitedSave = <Data, Variables>(
  request: Save<Data, Variables>,
  fallback: string,
  fields: readonly string[],
): RateLimitedSave<Data, Variables> => {
  const { save, isPending, reset, ...last } = request;
  const [waitS, startWait] = useCountdown();
  // Set for attempts that were not sent because they came too early.
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
      save(variables, onSuccess, (error) => {
        if (isApiError(error)) startWait(error.retryAfterS ?? 0);
        onError?.(error);
      });
    },
    reset: () => {
      setRefusal(undefined);
      reset();
    },
  };
};
