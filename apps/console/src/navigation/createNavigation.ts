import {
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  resolvePath,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import { unsaved } from '../unsaved/unsaved.ts';
import { loadCode } from './loadCode.ts';
import { scrollPositions } from './scrollPositions.ts';

/** A location whose code has loaded, or could not be. */
export interface Visit {
  readonly location: Location;
  readonly options: NavigateOptions;
  readonly error?: unknown;
}

export interface Navigation {
  /** The history that react-router uses. */
  readonly navigator: Navigator;
  /** The visit on the screen. */
  readonly current: () => Visit;
  readonly subscribe: (listener: () => void) => () => void;
}

const withCode = async (visit: Visit, code: Promise<unknown> | undefined): Promise<Visit> => {
  try {
    await code;
    return visit;
  } catch (error) {
    return { ...visit, error };
  }
};

/**
 * Follows the browser's history: loads the code of a location before it becomes the current visit, and asks before a
 * navigation that would lose unsaved changes. The router's own way to do so would be three times the rest of it.
 */
export const createNavigation = async (): Promise<Navigation> => {
  // react-router gives the first visit of every document the same key, and a typed address would open where the last page
  // was left. A reload keeps the state.
  window.history.replaceState({ key: Math.random().toString(36).slice(2), ...window.history.state }, '');
  const history = createBrowserHistory({ v5Compat: true });
  const listeners = new Set<() => void>();
  const first: Visit = { location: history.location, options: {} };
  let current = first;
  let options: NavigateOptions = {};
  let isReverting = false;

  const show = (visit: Visit): void => {
    scrollPositions.save(current.location.key);
    current = visit;
    for (const listener of listeners) listener();
  };

  const open = async (visit: Visit): Promise<void> => {
    const code = loadCode(visit.location.pathname);
    // In the same task, if nothing has to load.
    if (!code) return show(visit);
    const loadedVisit = await withCode(visit, code);
    // Another navigation may have started.
    if (history.location.key === visit.location.key) show(loadedVisit);
  };

  const isElsewhere = ({ pathname }: { pathname: string }) => pathname !== current.location.pathname;

  history.listen(({ action, location, delta }) => {
    if (isReverting) isReverting = false;
    else if (action === NavigationType.Pop && delta && unsaved.isDirty() && isElsewhere(location)) {
      // Back and Forward can only be reverted.
      isReverting = true;
      history.go(-delta);
      unsaved.leave(() => history.go(delta));
    } else void open({ location, options });
  });

  const navigate =
    (change: 'push' | 'replace'): Navigator['push'] =>
    (to: To, state: unknown, next: NavigateOptions = {}) => {
      const run = () => {
        options = next;
        history[change](to, state);
        options = {};
      };
      if (isElsewhere(resolvePath(to, current.location.pathname))) unsaved.leave(run);
      else run();
    };

  const loaded = await withCode(first, loadCode(first.location.pathname));
  // The user may have gone back meanwhile.
  if (current === first) current = loaded;

  return {
    navigator: {
      createHref: (to) => history.createHref(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (delta) => history.go(delta),
      push: navigate('push'),
      replace: navigate('replace'),
    },
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
