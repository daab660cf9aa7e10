import { CenteredSpinner } from '@planner/ui';
import {
  createElement,
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { loadScreen } from '../errors/chunkLoadErrors.ts';
import { hasFirstPaint, ReplaceFirstPaint } from '../firstPaint/ReplaceFirstPaint.tsx';
import type { LoadRoute } from '../publicPages.ts';
import type { ScreenName } from '../screens.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';

interface EntryProps {
  /** Returns the same promise each time. */
  load: () => Promise<ComponentType>;
  /** Shown while the code loads, unless index.html shows its own. */
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
  const [isFirst] = useState(hasFirstPaint);
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
  if (!result.Screen) return isFirst ? null : pending;
  return (
    <>
      {createElement(result.Screen)}
      <ReplaceFirstPaint />
    </>
  );
};

export interface PublicPageProps {
  name: ScreenName;
  load: LoadRoute;
}

/** A page outside the console. */
export const PublicPage = ({ name, load }: PublicPageProps) => {
  useDocumentTitle(name);
  return <Entry load={load} pending={<CenteredSpinner label="Loading" />} />;
};
