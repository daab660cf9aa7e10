import { defineMain } from '@storybook/react-vite/node';
import { storyStatus } from './status/statusPlugin.ts';

/** Storybook serves the stories of kit and features; the same stories are the tests of the projects in vitest.config.ts. */
export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.stories.tsx', './status/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
    'msw-storybook-addon',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async (config) => {
    const { mergeConfig } = await import('vite');
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
    const { default: react } = await import('@vitejs/plugin-react');
    const { msw } = await import('msw/vite');
    return mergeConfig(config, {
      build: {
        // As the kit promises; for older ones `:dir()` would be guessed from the language, which the toolbar does not change.
        cssTarget: ['chrome120', 'edge120', 'firefox125', 'safari17'],
        // Axe and the mocks are large, and nobody waits for them over a slow line.
        chunkSizeWarningLimit: 1500,
        reportCompressedSize: false,
        rolldownOptions: { checks: { pluginTimings: false } },
      },
      plugins: [vanillaExtractPlugin(), react(), msw({ mode: 'worker-only' }), storyStatus()],
    });
  },
});
