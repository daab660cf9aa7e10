import { defineMain } from '@storybook/react-vite/node';
import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import type { PluginOption } from 'vite';
import { addSynonyms, DATA } from './synonyms.ts';

const isStaticSite = process.env['NODE_ENV'] === 'production';

/** A hook of presets, which the type of the configuration leaves out. */
const hooks = {
  storyIndexGenerator: async (existing: Promise<StoryIndexGenerator>) => {
    const generator = await existing;
    const getIndex = generator.getIndex.bind(generator);
    generator.getIndex = async () => addSynonyms(await getIndex());
    return generator;
  },
};

/** For manager-head.html. */
const INTER = '../packages/ui/node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

const DOCGEN = 'storybook:react-docgen-plugin';

/** Other files have no props to describe, and parsing them takes a third of the build. */
const COMPONENT = /(?<!\.stories)\.tsx$/;

const describeComponentsOnly = (plugins: PluginOption[]): PluginOption[] =>
  plugins.map((plugin) =>
    plugin && 'transform' in plugin && plugin.name === DOCGEN && typeof plugin.transform === 'function'
      ? { ...plugin, transform: { filter: { id: COMPONENT }, handler: plugin.transform } }
      : plugin,
  );

/** vitest.config.ts runs the same stories as tests. */
export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    'msw-storybook-addon',
    // A static site can neither run tests nor ask Chromatic.
    ...(isStaticSite ? [] : ['@storybook/addon-vitest', '@chromatic-com/storybook']),
  ],
  staticDirs: [
    { from: '../openapi.yaml', to: '/openapi.yaml' },
    { from: INTER, to: '/inter.woff2' },
  ],
  tags: { [DATA]: { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { experimentalCodeExamples: true },
  // Tests show no tables of props.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  ...hooks,
  viteFinal: async (config) => {
    const { mergeConfig } = await import('vite');
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
    const { default: react } = await import('@vitejs/plugin-react');
    const { msw } = await import('msw/vite');
    const plugins = describeComponentsOnly(config.plugins?.flat() ?? []);
    return mergeConfig(
      { ...config, plugins },
      {
        build: {
          // The kit's browsers. For older ones `:dir()` becomes `:lang()`, which ignores the toolbar's direction.
          cssTarget: ['chrome120', 'edge120', 'firefox125', 'safari17'],
          // Axe and the mocks are large, and Storybook isn't production code.
          chunkSizeWarningLimit: 1500,
          reportCompressedSize: false,
          rolldownOptions: { checks: { pluginTimings: false } },
        },
        plugins: [vanillaExtractPlugin(), react(), msw({ mode: 'worker-only' })],
      },
    );
  },
});
