import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/** A save, and what has become of the last one. */
export interface Save<Data, Variables> {
  /** Starts it, unless one is under way. Nothing is called back when the screen has been left meanwhile. */
  save: (variables: Variables, onSuccess?: (data: Data) => void, onError?: (error: Error) => void) => void;
  isPending: boolean;
  /** Whether the last one has succeeded. */
  isSuccess: boolean;
  /** What the last one answered; undefined when it did not succeed. */
  data: Data | undefined;
  /** What the last one was called with. */
  variables: Variables | undefined;
  /** Why the last one failed; null when it did not. */
  error: Error | null;
  /** Forgets how the last one ended. */
  reset: () => void;
}

/**
 * A mutation that runs once at a time. A double click comes before the screen has shown that the first click was taken, so
 * what is rendered cannot keep the second one back.
 */
export const useSave = <Data, Variables>(
  options: UseMutationOptions<Data, Error, Variables>,
): Save<Data, Variables> => {
  const { mutate, isPending, isSuccess, data, variables, error, reset } = useMutation(options);
  const isUnderWay = useRef(false);
  const save: Save<Data, Variables>['save'] = (input, onSuccess, onError) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(input, {
      onSuccess: (answer) => onSuccess?.(answer),
      onError: (problem) => onError?.(problem),
      onSettled: () => {
        isUnderWay.current = false;
      },
    });
  };
  return { save, isPending, isSuccess, data, variables, error, reset };
};
