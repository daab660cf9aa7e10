import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
import * as docsPreview from '@storybook/addon-docs/preview';
import addonThemes, { withThemeByClassName } from '@storybook/addon-themes';
import { definePreview } from '@storybook/react-vite';
import { darkTheme, lightTheme } from '@planner/ui/theme';
import '@planner/ui/fonts';
import isChromatic from 'chromatic/isChromatic';
import { definePreviewAddon, type ArgTypesEnhancer } from 'storybook/internal/csf';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { KeyboardTable } from './docs/KeyboardTable.ts';
import { brands, loadShell, withBrand, withDirection, withShell } from './decorators.tsx';
import { modes, viewports } from './looks.ts';
import {
  containFocus,
  dispatchDuringCommits,
  isEmbedded,
  isPlayed,
  leaveOutPlay,
  pauseMessages,
  returnFocus,
  waitForOverlays,
} from './storyHooks.ts';
import './preview.css';
import addonMsw from 'msw-storybook-addon';

const DEFAULT = /\s*@default\s+(\S.*?)\s*$/s;
/** react-docgen prints this type by its definition. Storybook prints unions as "union". */
const nameOf = (type = '') => (type === 'keyof typeof paths' ? 'IconName' : type);

const CODE = /\b(?:ReactNode|ReactElement|Ref)\b/;

/** Moves `@default` to its own column, names types, and hides the control of props that take elements. */
export const describeProps: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, { description = '', ...argType }]) => {
      const { table, type } = argType;
      const summary = DEFAULT.exec(description)?.[1];
      const isCode = CODE.test(table?.type?.summary ?? '');
      return [
        name,
        {
          ...argType,
          description: description.replace(DEFAULT, ''),
          ...(isCode && { control: false }),
          table: {
            ...table,
            ...(table?.type && { type: { ...table.type, summary: nameOf(type?.raw ?? table.type.summary) } }),
            ...(summary && { defaultValue: { summary } }),
          },
        },
      ];
    }),
  );

async function start() {
  const [{ handlers }, { setupWorker }, { HttpNetworkFrame }] = await Promise.all([
    import('@planner/api-client/testing'),
    import('msw/browser'),
    import('msw/experimental'),
  ]);
  const worker = setupWorker(...handlers);
  await worker.start({
    quiet: true,
    // Beside the page: the site may be below a path of its host.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: ({ frame, defaults }) => {
      // An unmocked API call is a mistake in the story, so fail it.
      if (frame instanceof HttpNetworkFrame && new URL(frame.data.request.url).pathname.startsWith('/api/'))
        defaults.error();
    },
  });
  return worker;
}

let started: ReturnType<typeof start> | undefined;

/** Calls succeed unless a story overrides them: `({ msw }) => msw.use(…)`. Stories on a page share one worker. */
const addon = addonMsw(() => (started ??= start()));
const [prepare] = [addon.beforeEach].flat();

/** Components of the kit call no server, so they don't wait for the mocks. */
const addonMocks: typeof addon = {
  ...addon,
  beforeEach: (context) => (context.title.startsWith('Features/') ? prepare?.(context) : undefined),
};

// Only documentation pages need these; tests render none.
const ThemedDocs = lazy(async () => ({ default: (await import('./docs/Docs.tsx')).ThemedDocs }));
const ComponentDocs = lazy(async () => ({ default: (await import('./docs/Docs.tsx')).ComponentDocs }));

if (isChromatic() || isPlayed) pauseMessages();
containFocus();

const preview = definePreview({
  // The index of addon-docs would load all of its blocks with the first story.
  addons: [
    definePreviewAddon<DocsTypes>(docsPreview),
    addonA11y(),
    addonThemes(),
    addonMocks,
    definePreviewAddon<{ parameters: { keyboard?: KeyboardTable } }>({}),
  ],
  argTypesEnhancers: [describeProps],
  // After the renderer's own hook.
  beforeAll: dispatchDuringCommits,
  // Hooks run last to first, so this runs before the addons' checks.
  afterEach: isEmbedded ? returnFocus : waitForOverlays,
  loaders: [loadShell],
  decorators: [
    withShell,
    withBrand,
    withDirection,
    withThemeByClassName({
      themes: { light: lightTheme, dark: darkTheme },
      defaultTheme: 'light',
      parentSelector: 'html',
    }),
  ],
  globalTypes: {
    brand: {
      description: 'Name, logo and theme of the product',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.entries(brands).map(([value, { name }]) => ({ value, title: name })),
      },
    },
    direction: {
      description: 'Reading direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', brand: 'own', direction: 'ltr', shell: undefined, outage: undefined },
  tags: ['autodocs'],
  parameters: {
    // react-aria's announcer stays in the page for seconds, into the next stories.
    a11y: {
      test: 'error',
      context: { exclude: ['[data-live-announcer]'] },
      // Describing all elements that pass takes longer than checking them.
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    docs: {
      container: (props: ComponentProps<typeof ThemedDocs>) => (
        <Suspense fallback={null}>
          <ThemedDocs {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense fallback={null}>
          <ComponentDocs />
        </Suspense>
      ),
    },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    controls: { expanded: true, sort: 'requiredFirst' },
    layout: 'padded',
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Guide',
          [
            'Welcome',
            'Screens',
            'Install',
            'Theming',
            'Right to left',
            'Server rendering',
            'Forms',
            'Tables',
            'Migration',
          ],
          'Patterns',
          ['List', 'Detail', 'Form', 'Confirmation', 'Empty and error'],
          'Foundations',
          'Layout',
          'Text',
          'Actions',
          'Forms',
          'Feedback',
          'Data',
          'Shell',
        ],
      },
    },
  },
});
if (isEmbedded && !isPlayed) leaveOutPlay(preview);

export default preview;
