import { useEffect, useRef, useState } from 'react';

/** State of a form's request. `useSave` and `useApiMutation` make it. */
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

type SendState<Data, Variables> = Omit<Save<Data, Variables>, 'save' | 'reset'>;

const IDLE = { isPending: false, isSuccess: false, data: undefined, variables: undefined, error: null };

/** `useSave` for forms of pages without a session: they have no cached data, and load no query library. */
export const useApiMutation = <Data, Variables = void>(
  send: (variables: Variables) => Promise<Data>,
): Save<Data, Variables> => {
  const [state, setState] = useState<SendState<Data, Variables>>(IDLE);
  // Refs, because a double click arrives before React re-renders.
  const isRunning = useRef(false);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const save: Save<Data, Variables>['save'] = (variables, onSuccess, onError) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ ...IDLE, isPending: true, variables });
    const settle = (next: Partial<SendState<Data, Variables>>) => {
      isRunning.current = false;
      setState({ ...IDLE, variables, ...next });
      return isMounted.current;
    };
    send(variables).then(
      (data) => settle({ isSuccess: true, data }) && onSuccess?.(data),
      (error: Error) => settle({ error }) && onError?.(error),
    );
  };
  return { ...state, save, reset: () => setState(IDLE) };
};
