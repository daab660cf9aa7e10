import type { ComponentType } from 'react';

const Nothing = () => null;

/**
 * For `lazy`: loads what comes on top of a screen. When its code cannot be had, nothing shows in its place, and
 * `MissingPartsBanner` tells: an error would take the screen, and what is typed there, with it.
 */
export const loadPart =
  <Props>(load: () => Promise<ComponentType<Props>>) =>
  async (): Promise<{ default: ComponentType<Props> }> => ({ default: await load().catch(() => Nothing) });
