import {
  createElement,
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { loadScreen } from '../errors/loadScreen.ts';
import { ReplaceFirstPaint } from '../firstPaint/ReplaceFirstPaint.tsx';

interface EntryProps {
  /** Returns the same promise each time. */
  load: () => Promise<ComponentType>;
  pending: ReactNode;
}

interface EntryResult {
  Screen?: ComponentType;
  error?: unknown;
}

/** A screen, once its code has loaded. */
// React's `lazy` would hold it back until 300 ms after the spinner.
export const Entry = ({ load, pending }: EntryProps) => {
  const [result, setResult] = useState<EntryResult>({});
  useEffect(() => {
    let isCurrent = true;
    const show = (next: EntryResult) => {
      // In a transition, the browser can paint and react while the screen renders for the first time.
      if (isCurrent) startTransition(() => setResult(next));
    };
    loadScreen(load).then(
      (Screen) => show({ Screen }),
      (error: unknown) => show({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);

  if (result.error !== undefined) throw result.error;
  if (!result.Screen) return pending;
  return (
    <>
      {createElement(result.Screen)}
      <ReplaceFirstPaint />
    </>
  );
};
