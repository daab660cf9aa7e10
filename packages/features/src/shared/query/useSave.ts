import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

export interface Save<Data, Variables> {
  /** Ignored while a save is pending. Calls no callback after the screen has unmounted. */
  save: (variables: Variables, onSuccess?: (data: Data) => void, onError?: (error: Error) => void) => void;
  isPending: boolean;
  isSuccess: boolean;
  /** Undefined unless the last save succeeded. */
  data: Data | undefined;
  variables: Variables | undefined;
  /** Null unless the last save failed. */
  error: Error | null;
  reset: () => void;
}

/** A mutation that ignores calls while one is pending. A ref, because a double click arrives before React re-renders. */
export const useSave = <Data, Variables>(
  options: UseMutationOptions<Data, Error, Variables>,
): Save<Data, Variables> => {
  const { mutate, isPending, isSuccess, data, variables, error, reset } = useMutation(options);
  const isRunning = useRef(false);
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
