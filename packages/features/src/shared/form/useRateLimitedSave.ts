import { isApiError } from '@planner/api-client';
import { useEffect, useState } from 'react';
import { useApi } from '../app/ApiProvider.tsx';
import { successMessage } from '../query/errorMessage.ts';
import { useIsSlow } from '../query/SlowRequestNotice.tsx';
import type { Save } from '../query/useApiMutation.ts';
import { formFailure } from './formFailure.ts';
import type { SaveFormState } from './SaveFormLayout.tsx';

export type RateLimitedState = Pick<
  SaveFormState<never>,
  'isPending' | 'doneMessage' | 'errorMessage' | 'fieldErrors' | 'waitS' | 'slow' | 'onDismissMessage'
>;

/** Whole seconds left, 0 when none runs, and a function that starts a countdown. */
const useCountdown = (): [secondsLeft: number, start: (seconds: number) => void] => {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = (seconds: number) => {
    // Read the clock once: with two readings, 0 seconds could round up to 1.
    const startedAt = Date.now();
    setNow(startedAt);
    setEndsAt(startedAt + seconds * 1000);
  };
  return [secondsLeft, start];
};

/**
 * Counts down `Retry-After` and sends nothing before it has passed.
 * @param texts used when the server sends no message; success may need none
 * @param fields show their own server errors
 */
export const useRateLimitedSave = <Data, Variables>(
  request: Save<Data, Variables>,
  { failed, done }: { failed: string; done?: string },
  fields: readonly string[],
) => {
  const { save, isPending, data, reset: forget, ...last } = request;
  const [waitS, startWait] = useCountdown();
  // Set for attempts that were not sent because they came too early.
  const [refusal, setRefusal] = useState<string>();
  const failure = formFailure(last.error, failed, fields);
  const reset = () => {
    setRefusal(undefined);
    forget();
  };
  return {
    ...last,
    form: {
      isPending,
      doneMessage: done === undefined ? undefined : successMessage({ ...last, data }, done),
      errorMessage: refusal ?? failure.errorMessage,
      fieldErrors: failure.fieldErrors,
      waitS,
      slow: { isSlow: useIsSlow(isPending), onCancel: useApi().cancelSaves },
      onDismissMessage: reset,
    },
    save: (variables: Variables, onSuccess?: (data: Data) => void): void => {
      const isTooEarly = waitS > 0;
      setRefusal(isTooEarly ? `Too many attempts: try again in ${waitS} s` : undefined);
      if (isTooEarly) return;
      save(variables, onSuccess, (error) => {
        if (isApiError(error)) startWait(error.retryAfterS ?? 0);
      });
    },
    reset,
  };
};
