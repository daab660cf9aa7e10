import type { ScreenName } from '@planner/console/screens';
import type { Decorator } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';

// Tests draw screens without it.
const ScreenShell = lazy(() => import('./ScreenShell.tsx'));

/** Draws the shell of the console around a story. The global `shell` names the screen, for its title and its place in the sidebar. */
export const withShell: Decorator = (Story, { globals }) => {
  const screen = globals['shell'] as ScreenName | undefined;
  if (!screen) return <Story />;
  return (
    <Suspense fallback={null}>
      <ScreenShell name={screen}>
        <Story />
      </ScreenShell>
    </Suspense>
  );
};
