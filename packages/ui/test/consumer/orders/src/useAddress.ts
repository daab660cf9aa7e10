import { useSyncExternalStore } from 'react';

const CHANGED = 'popstate';

/** Goes to an address of the application. */
export function navigate(href: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', href);
  dispatchEvent(new PopStateEvent(CHANGED));
}

const subscribe = (onChange: () => void) => {
  addEventListener(CHANGED, onChange);
  return () => removeEventListener(CHANGED, onChange);
};

/** Path and search of the page. A server renders the first screen. */
export function useAddress() {
  const address = useSyncExternalStore(
    subscribe,
    () => location.pathname + location.search,
    () => '/',
  );
  const [path = '/', search = ''] = address.split('?');
  return { path, search: new URLSearchParams(search) };
}
