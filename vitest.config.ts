import path from 'node:path';
import { chromiumArgs, chromiumEnv, chromiumPath } from '@planner/checks/chromium';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const executablePath = await chromiumPath();

const chromium = (forcedColors: 'active' | 'none') =>
  playwright({
    launchOptions: { executablePath, args: [...chromiumArgs], env: chromiumEnv },
    contextOptions: {
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
      forcedColors,
    },
  });

/** What the picture comparison tells about a picture. */
interface Shot {
  root: string;
  testFileDirectory: string;
  testFileName: string;
  arg: string;
  ext: string;
  platform: string;
  attachmentsDir: string;
}

/**
 * Stops React's development build from writing every rendering with its changed props into the browser's timeline, which
 * nobody reads in a test. It fills the page's memory until the browser refuses or dies
 * (https://github.com/facebook/react/issues/34770). React looks for `console.timeStamp` when it is loaded.
 */
const withoutReactTimeline: Plugin = {
  name: 'without-react-timeline',
  transformIndexHtml: () => [
    { tag: 'script', children: 'console.timeStamp = undefined;', injectTo: 'head-prepend' },
  ],
};

/** What the kit is made of; much of it loads late. 'a > b' is b as a sees it. */
const kitParts = [
  '@planner/ui > @vanilla-extract/recipes/createRuntimeFn',
  '@planner/ui > @internationalized/date',
  '@planner/ui > react-aria-components',
  '@planner/ui > react-aria/mergeRefs',
  '@planner/ui > react-aria/useTooltipTrigger',
  '@planner/ui > react-stately/useTooltipTriggerState',
  '@planner/ui > @tiptap/core',
  '@planner/ui > @tiptap/extensions',
  '@planner/ui > @tiptap/pm/gapcursor',
  '@planner/ui > @tiptap/pm/model',
  '@planner/ui > @tiptap/pm/state',
  '@planner/ui > @tiptap/pm/tables',
  '@planner/ui > @tiptap/pm/view',
  '@planner/ui > @tiptap/react',
];

/** Features are arranged from the kit: what forced colours and right to left do to it is proved on the kit alone. */
const KIT_ONLY = ['packages/features/**', '.storybook/**'];

interface Variant {
  /** Of the project, `stories-…`, and of its pictures. */
  name: 'light' | 'dark' | 'forced-colors' | 'rtl';
  theme?: 'light' | 'dark';
  direction?: 'ltr' | 'rtl';
  forcedColors?: 'active' | 'none';
  exclude?: string[];
}

/**
 * One project a way of looking at the stories: each is rendered, played and checked for accessibility in it, and with
 * `VITE_VISUAL=1` compared with its committed picture.
 */
const stories = ({
  name,
  theme = 'light',
  direction = 'ltr',
  forcedColors = 'none',
  exclude = [],
}: Variant) => ({
  extends: true as const,
  // What a scan of the stories can miss: code that vanilla-extract generates imports the first, code that loads late or
  // comes with the mocks the others. A cold run would discover them half-way, reload the page under the tests and fail.
  // 'a > b' is b as a sees it.
  optimizeDeps: {
    include: [...kitParts, '@planner/api-client > openapi-fetch', '@planner/api-client > openapi-msw'],
  },
  // react-stately's Virtualizer reads it when NODE_ENV is 'test' (else it renders every row); a browser has no `process`.
  define: { 'process.env.VIRT_ON': '"true"' },
  plugins: [
    withoutReactTimeline,
    storybookTest({ configDir: path.resolve('.storybook'), initialGlobals: { theme, direction } }),
  ],
  test: {
    name: `stories-${name}`,
    exclude,
    provide: { variant: { name, theme, direction, forcedColors } },
    setupFiles: ['.storybook/vitest.setup.ts'],
    // One page for all story files: half the time.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: chromium(forcedColors),
      instances: [{ browser: 'chromium' as const }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch' as const,
          comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 20 },
          resolveScreenshotPath: (shot: Shot) =>
            path.join(
              shot.root,
              shot.testFileDirectory,
              '__screenshots__',
              shot.testFileName.replace('.stories.tsx', ''),
              `${shot.arg}.${name}.${shot.platform}${shot.ext}`,
            ),
          resolveDiffPath: (shot: Shot) =>
            path.join(
              shot.root,
              shot.attachmentsDir,
              shot.testFileDirectory,
              shot.testFileName,
              `${shot.arg}.${name}${shot.ext}`,
            ),
        },
      },
    },
  },
});

/** Tests that need a real browser and no story: what the editor of rich text makes of markup. */
const editor = {
  plugins: [vanillaExtractPlugin()],
  optimizeDeps: {
    include: [
      ...kitParts,
      '@planner/ui > react',
      '@planner/ui > react-dom/client',
      '@planner/ui > fast-check',
    ],
  },
  test: {
    name: 'editor',
    include: ['packages/ui/src/RichTextEditor/**/*.browser.test.{ts,tsx}'],
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: chromium('none'),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

const unit = {
  // Rules of features are tested beside the kit they are shown with; its styles need their compiler.
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'unit',
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'apps/console/src/**/*.test.ts'],
    exclude: ['**/*.browser.test.*', '**/node_modules/**'],
    // Some try thousands of texts, on machines that do other things, too.
    testTimeout: 30_000,
  },
};

export default defineConfig({
  test: {
    attachmentsDir: '.vitest-attachments',
    projects: [
      stories({ name: 'light' }),
      stories({ name: 'dark', theme: 'dark' }),
      stories({ name: 'forced-colors', forcedColors: 'active', exclude: KIT_ONLY }),
      stories({ name: 'rtl', direction: 'rtl', exclude: KIT_ONLY }),
      editor,
      unit,
      'apps/api/vitest.config.ts',
    ],
  },
});
