import { brand as ownBrand } from '@planner/brand';
import { BrandProvider, LocaleProvider } from '@planner/ui';
import { createTheme, withAccentHue } from '@planner/ui/create-theme';
import { vars } from '@planner/ui/theme';
import type { Decorator, Loader } from '@storybook/react-vite';
import { type ComponentType, type PropsWithChildren, useSyncExternalStore } from 'react';
import type { ScreenShellProps } from './ScreenShell.tsx';

/** The brands of the toolbar. The second one shows what a brand can change: name, logo and colors. */
export const brands = {
  own: { ...ownBrand, css: createTheme(withAccentHue(ownBrand.accentHue)) },
  meadow: {
    name: 'Meadow',
    logo: 'M12 21v-9M12 15c-5 0-7-3-7-8 5 0 7 3 7 8M12 12c0-5 2-8 7-8 0 5-2 8-7 8',
    css: createTheme(withAccentHue(150)),
  },
};

const sheet = document.createElement('style');

/** Shows a story in the brand of the toolbar, on its page as well. */
export const withBrand: Decorator = (Story, { globals }) => {
  const { css, ...brand } = globals['brand'] === 'meadow' ? brands.meadow : brands.own;
  if (sheet.textContent !== css) sheet.textContent = css;
  if (!sheet.isConnected) document.head.append(sheet);
  return (
    <BrandProvider brand={brand}>
      <Story />
    </BrandProvider>
  );
};

/** English laid out right to left: reviewers can read it, and the bundled font has every letter. */
const LOCALES = { ltr: 'en-US', rtl: 'en-Arab' } as const;

type Direction = keyof typeof LOCALES;

let turned: Direction | undefined;
const turnables = new Set<() => void>();

const subscribe = (onTurn: () => void) => {
  turnables.add(onTurn);
  return () => void turnables.delete(onTurn);
};

/** For tests: shows the story that is on the page in another direction, or again in its own, without mounting it again. */
export function turn(direction?: Direction): void {
  turned = direction;
  for (const onTurn of turnables) onTurn();
}

function Turnable({ direction, children }: PropsWithChildren<{ direction: Direction }>) {
  const shown = useSyncExternalStore(subscribe, () => turned) ?? direction;
  return <LocaleProvider locale={LOCALES[shown]}>{children}</LocaleProvider>;
}

export const withDirection: Decorator = (Story, { globals, parameters, viewMode }) => {
  const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  const story = (
    <Turnable direction={direction}>
      <Story />
    </Turnable>
  );
  if (viewMode === 'docs')
    // A documentation page shows stories of both directions, with the kit's page color and type instead of Storybook's.
    return (
      <div
        dir={direction}
        data-story-root
        style={{
          background: vars.color.page,
          color: vars.color.text,
          padding: vars.space.m,
          fontFamily: vars.font.body,
          fontSize: vars.size.body,
          lineHeight: vars.leading.body,
        }}
      >
        {story}
      </div>
    );
  document.documentElement.lang = 'en';
  document.documentElement.dir = direction;
  // Padding for `layout: 'padded'`, which the test page lacks: pictures would cut off focus rings at the edge.
  document.body.classList.toggle('sb-main-padded', parameters['layout'] === 'padded' && !globals['shell']);
  return story;
};

interface Loaded {
  Shell?: ComponentType<ScreenShellProps>;
}

const screenOf = (globals: Record<string, unknown>) =>
  globals['shell'] as ScreenShellProps['name'] | undefined;

/** Only the page "Screens" draws shells. */
export const loadShell: Loader = async ({ globals }): Promise<Loaded> =>
  screenOf(globals) ? { Shell: (await import('./ScreenShell.tsx')).ScreenShell } : {};

/**
 * Draws the shell of the console around a story. The global `shell` names the screen, for its title and its place in the sidebar; with
 * `outage`, the server cannot be reached.
 */
export const withShell: Decorator = (Story, { globals, loaded }) => {
  const { Shell } = loaded as Loaded;
  const name = screenOf(globals);
  if (!Shell || !name) return <Story />;
  return (
    <Shell
      name={name}
      theme={globals['theme'] === 'dark' ? 'dark' : 'light'}
      isDown={Boolean(globals['outage'])}
    >
      <Story />
    </Shell>
  );
};
