import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isUnreachable } from './errorMessage.ts';
import type { Save } from './useApiMutation.ts';

/** A mutation that ignores calls while one is pending. A ref, because a double click arrives before React re-renders. */
export const useSave = <Data, Variables>(
  options: UseMutationOptions<Data, Error, Variables>,
): Save<Data, Variables> => {
  const { mutate, isPending, isSuccess, data, variables, error, reset } = useMutation(options);
  const isRunning = useRef(false);
  const isLost = isUnreachable(error);
  useEffect(() => {
    if (!isLost) return undefined;
    // The message says that the server cannot be reached.
    addEventListener('online', reset);
    return () => removeEventListener('online', reset);
  }, [isLost, reset]);
  const save: Save<Data, Variables>['save'] = (input, onSuccess, onError) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(input, {
      onSuccess: (response) => onSuccess?.(response),
      onError: (failure) => onError?.(failure),
      onSettled: () => {
        isRunning.current = false;
      },
    });
  };
  return { save, isPending, isSuccess, data, variables, error, reset };
};
