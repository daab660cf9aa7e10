import {
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';

/** Tells the host that code of the kit could not be fetched. */
export const reportLoadError = (error: unknown): void => {
  dispatchEvent(new CustomEvent('planner:load-error', { detail: error }));
};

export interface LazyProps {
  isOpen?: boolean | undefined;
  /** Called with `false` when the code can't be fetched. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** What `lazyWithRetry` shows while it fetches the code, and if that fails. */
export interface LazyOptions<Props> {
  Pending?: ComponentType<Props> | undefined;
  /** Shown if the code can't be fetched. Without it nothing is shown. */
  Fallback?: ComponentType<Props> | undefined;
  /** `loadOverlays` fetches it, too. Then the first opening does not wait for a promise. */
  isOverlay?: boolean;
}

/** Of what `loadOverlays` fetches. */
export const overlayFetches: (() => Promise<void>)[] = [];

// `React.lazy` remembers a failed fetch and throws, taking the page and its unsaved input with it.
// Not for pages: their error boundary handles failures.
/**
 * Fetches code on first render or opening. A failure closes the overlay and dispatches `planner:load-error` on the window,
 * with the error as `detail`; the next mount or opening retries, and what is still shown retries when the window gets `online`.
 * Browsers that remember failed imports (https://github.com/whatwg/html/issues/6768) fail again until the page is reloaded,
 * unless the host fetches files before it imports them.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Pending, Fallback, isOverlay = false }: LazyOptions<Props> = {},
) {
  let Loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    Loaded = await load();
  };
  if (isOverlay) overlayFetches.push(fetchCode);

  function Lazy(props: Props & LazyProps): ReactNode {
    const { isOpen = true, onOpenChange } = props;
    // Stays mounted after it closes, for the exit animation.
    const [hasOpened, setOpened] = useState(isOpen);
    if (isOpen && !hasOpened) setOpened(true);
    const [status, setStatus] = useState<'pending' | 'loaded' | 'failed'>('pending');
    const onFailure = useEffectEvent((error: unknown) => {
      setStatus('failed');
      onOpenChange?.(false);
      reportLoadError(error);
    });
    // What has arrived since this was rendered, by a prefetch, must render it once more.
    const isRendered = Loaded !== undefined;
    useEffect(() => {
      if (!isOpen || isRendered) return undefined;
      let isCurrent = true;
      const fetchAndShow = () =>
        void fetchCode().then(
          () => isCurrent && setStatus('loaded'),
          (error: unknown) => isCurrent && onFailure(error),
        );
      fetchAndShow();
      addEventListener('online', fetchAndShow);
      return () => {
        isCurrent = false;
        removeEventListener('online', fetchAndShow);
      };
    }, [isOpen, isRendered]);

    if (!hasOpened) return null;
    if (Loaded) return createElement(Loaded, props);
    const Substitute = status === 'failed' ? Fallback : Pending;
    return Substitute ? createElement(Substitute, props) : null;
  }

  return Object.assign(Lazy, {
    /** Fetches the code ahead. A failed prefetch is retried when the component renders. */
    prefetch: () => void fetchCode().catch(() => undefined),
  });
}
