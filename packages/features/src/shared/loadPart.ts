import type { ComponentType } from 'react';

const Nothing = () => null;

/**
 * For `lazy`: loads a part of a screen. When its code cannot be had, `Substitute` shows in its place, or nothing: an error would
 * take the screen, and what is typed there, with it. The host hears of it through Vite's event and says so.
 */
export const loadPart =
  <Props>(load: () => Promise<ComponentType<Props>>, Substitute: ComponentType<Props> = Nothing) =>
  async (): Promise<{ default: ComponentType<Props> }> => ({ default: await load().catch(() => Substitute) });
