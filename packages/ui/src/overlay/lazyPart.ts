import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/**
 * Loads a part that is no screen of its own. When its code cannot be had, nothing shows in its place: what stands on the page
 * already, a half-filled form perhaps, is worth more. The host hears of it through Vite's event and says so.
 */
export const orNothing =
  <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  (): Promise<{ default: ComponentType<Props> }> =>
    load().catch(() => ({ default: Nothing }));

/** A component whose code is fetched when it is first rendered, and a function that fetches it ahead of that. */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return {
    Part: lazy(orNothing(load)),
    /** A failure shows when the part is rendered. */
    prefetch: () => void load().catch(() => undefined),
  };
}
