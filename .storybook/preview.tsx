import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonThemes, { withThemeByClassName } from '@storybook/addon-themes';
import { definePreview } from '@storybook/react-vite';
import { darkTheme, lightTheme } from '@planner/ui/theme';
import '@planner/ui/fonts';
import addonMsw from 'msw-storybook-addon';
import { type ComponentProps, lazy, Suspense } from 'react';
import { describeProps } from './describeProps.ts';
import { startMocks } from './startMocks.ts';
import { untilShown } from './untilShown.ts';
import { viewports } from './viewports.ts';
import { withCanvas } from './withCanvas.tsx';
import { withDirection } from './withDirection.tsx';
import './preview.css';

// Only documentation pages need it, and the tests show none.
const ThemedDocs = lazy(() => import('./ThemedDocs.tsx'));
const ComponentDocs = lazy(() => import('./ComponentDocs.tsx'));

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonThemes(), addonMsw(startMocks)],
  argTypesEnhancers: [describeProps],
  // Before the addons' own, which look at the story: hooks run from the last to the first.
  afterEach: untilShown,
  decorators: [
    withDirection,
    withCanvas,
    withThemeByClassName({
      themes: { light: lightTheme, dark: darkTheme },
      defaultTheme: 'light',
      parentSelector: 'html',
    }),
  ],
  globalTypes: {
    states: {
      description: 'Density of the states on documentation pages',
      toolbar: {
        title: 'States',
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'roomy', title: 'One a row' },
          { value: 'dense', title: 'Side by side' },
        ],
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
  initialGlobals: { theme: 'light', direction: 'ltr', states: 'roomy' },
  tags: ['autodocs'],
  parameters: {
    // react-aria's announcer lives on for seconds after a story that announced something, under the next ones.
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] } },
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
    controls: { expanded: true },
    layout: 'padded',
    viewport: { options: viewports },
    options: {
      storySort: {
        order: ['Foundations', 'Layout', 'Text', 'Actions', 'Forms', 'Feedback', 'Data', 'Shell'],
      },
    },
  },
});
