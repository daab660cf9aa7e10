import { isApiError } from '@planner/api-client';
import { useCallback, useEffect, useState } from 'react';

/** Loads again when the key changes; what was loaded before stays until then. */
export function useLoad<T>(key: string, load: () => Promise<T>) {
  const [loaded, setLoaded] = useState<{ key: string; data: T }>();
  const [failure, setFailure] = useState('');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (data) => {
        if (!isCurrent) return;
        setLoaded({ key, data });
        setFailure('');
      },
      (error: unknown) => {
        if (isCurrent) setFailure((isApiError(error) && error.message) || 'The order desk does not answer.');
      },
    );
    return () => {
      isCurrent = false;
    };
    // `load` is another function at each render; the key says what it loads.
  }, [key, attempt]);
  const reload = useCallback(() => setAttempt((before) => before + 1), []);
  return { data: loaded?.data, isStale: loaded !== undefined && loaded.key !== key, failure, reload };
}
