import type { ScreenName } from '@planner/console/screens';
import type { Decorator, Loader } from '@storybook/react-vite';
import type { ComponentType, PropsWithChildren } from 'react';

interface Loaded {
  Shell?: ComponentType<PropsWithChildren<{ name: ScreenName }>>;
}

const screenOf = (globals: Record<string, unknown>) => globals['shell'] as ScreenName | undefined;

/** Tests draw screens without it. */
export const loadShell: Loader = async ({ globals }): Promise<Loaded> =>
  screenOf(globals) ? { Shell: (await import('./ScreenShell.tsx')).ScreenShell } : {};

/** Draws the shell of the console around a story. The global `shell` names the screen, for its title and its place in the sidebar. */
export const withShell: Decorator = (Story, { globals, loaded }) => {
  const { Shell } = loaded as Loaded;
  const name = screenOf(globals);
  if (!Shell || !name) return <Story />;
  return (
    <Shell name={name}>
      <Story />
    </Shell>
  );
};
