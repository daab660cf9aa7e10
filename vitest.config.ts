import { globSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { chromiumArgs, chromiumEnv, chromiumPath, withScrollbars } from '@planner/checks/chromium';
import { comparePicture } from '@planner/checks/comparePicture';
import {
  STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY,
  STORYBOOK_TEST_PROVIDE_KEY,
} from '@storybook/addon-vitest/constants';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import type { BrowserCommand } from 'vitest/node';
import { defineConfig } from 'vitest/config';

const executablePath = await chromiumPath();

const chromium = playwright({
  launchOptions: { executablePath, args: [...chromiumArgs], env: chromiumEnv, ...withScrollbars },
  contextOptions: {
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  },
});

/** For tests: turns the emulation of forced colors on or off. */
const forceColors: BrowserCommand<['active' | 'none']> = ({ page }, forcedColors) =>
  page.emulateMedia({ forcedColors });

const isLong = process.env['VITE_TEST_LENGTH'] === 'long';

/** Generous for busy machines; they cost time only when a test fails. */
const limits = {
  testTimeout: isLong ? 2_400_000 : 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
};

/** Includes bundling dependencies on a cold start. */
const CONNECT_TIMEOUT_MS = 180_000;

/**
 * Stops React's development build from logging renders to the browser's timeline, which fills the page's memory until it
 * crashes (https://github.com/facebook/react/issues/34770). React checks for `console.timeStamp` when it loads. Stops Storybook from
 * recording what play functions call, for a panel that tests don't have.
 */
const withoutRecordings: Plugin = {
  name: 'without-recordings',
  transformIndexHtml: () => [
    {
      tag: 'script',
      children:
        'console.timeStamp = undefined;' +
        '__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__ = { instrument: (functions) => functions };',
      injectTo: 'head-prepend',
    },
  ],
};

/**
 * react-aria takes a page that is lower when a field has the focus for one with a keyboard on its screen, and from then on keeps dialogs
 * transparent for up to 600 ms. Checks and stories change the size of the page. It knows of focus by the only listener that is passive.
 */
const withoutScreenKeyboard: Plugin = {
  name: 'without-screen-keyboard',
  transformIndexHtml: () => [
    {
      tag: 'script',
      children:
        "visualViewport.addEventListener('resize', (event) => event.stopImmediatePropagation());" +
        'const listen = addEventListener;' +
        'addEventListener = (type, listener, options) =>' +
        " (type === 'focus' && options?.passive) || listen(type, listener, options);",
      injectTo: 'head-prepend',
    },
  ],
};

/** Dependencies of the kit, some of them lazy. 'a > b' is b as resolved from a. */
const kitParts = [
  '@planner/ui > @vanilla-extract/recipes/createRuntimeFn',
  '@planner/ui > react-aria-components',
  '@planner/ui > react-aria/mergeRefs',
  '@planner/ui > react-aria/private/interactions/useFocusVisible',
  '@planner/ui > react-aria/useTooltipTrigger',
  '@planner/ui > react-stately/useTooltipTriggerState',
  '@planner/ui > @codemirror/commands',
  '@planner/ui > @codemirror/language',
  '@planner/ui > @codemirror/state',
  '@planner/ui > @codemirror/view',
  '@planner/ui > @lezer/highlight',
  '@planner/ui > @lezer/html',
  '@planner/ui > @tiptap/core',
  '@planner/ui > @tiptap/extensions/drop-cursor',
  '@planner/ui > @tiptap/extensions/gap-cursor',
  '@planner/ui > @tiptap/extensions/placeholder',
  '@planner/ui > @tiptap/extensions/undo-redo',
  '@planner/ui > @tiptap/pm/commands',
  '@planner/ui > @tiptap/pm/gapcursor',
  '@planner/ui > @tiptap/pm/history',
  '@planner/ui > @tiptap/pm/model',
  '@planner/ui > @tiptap/pm/state',
  '@planner/ui > @tiptap/pm/tables',
  '@planner/ui > @tiptap/pm/view',
  '@planner/ui > prosemirror-search',
];

/** react-stately's Virtualizer reads it when NODE_ENV is 'test', or it renders every row; browsers have no `process`. */
const virtualizer = { 'process.env.VIRT_ON': '"true"' };

/** In the source of a story that moves or measures along the line: what it does depends on the direction. */
const ALONG_THE_LINE =
  /Arrow(?:Left|Right)|inline(?:Forward|Backward)|\b(?:left|right)\b|scrollLeft|clientX|\.dir\b/;

const isAlongTheLine = (file: string) => ALONG_THE_LINE.test(readFileSync(file, 'utf8'));

/** Plays the stories in a reading direction. */
const stories = (name: string, direction: 'ltr' | 'rtl', include?: readonly string[]) => ({
  browser: 'chromium' as const,
  name,
  ...(include && { include: [...include] }),
  provide: {
    direction,
    [STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY]: { theme: 'light', direction },
    // Roles, names and contrast don't depend on the direction.
    [STORYBOOK_TEST_PROVIDE_KEY]: { a11y: direction === 'ltr' },
  },
});

/**
 * Every story is rendered and played once, then checked in light and (the kit) dark, forced colors and right to left; with
 * `VITE_VISUAL=1` each look is compared with its committed picture. Those of the kit whose play depends on the direction are played
 * right to left, too. Both directions share one server.
 */
const storybook = {
  extends: true as const,
  // Copies of the project, in which checks run, link to the packages of their original.
  server: { fs: { allow: ['.', realpathSync('node_modules/.pnpm')] } },
  // Dependencies that Vite's scan misses: generated, lazy or mock code imports them. Discovering them during a cold run would
  // reload the page and fail the tests.
  optimizeDeps: {
    include: [
      ...kitParts,
      '@planner/api-client > openapi-fetch',
      '@planner/api-client > openapi-msw',
      '@planner/features > write-excel-file/universal',
    ],
  },
  define: virtualizer,
  plugins: [
    withoutRecordings,
    withoutScreenKeyboard,
    storybookTest({ configDir: path.resolve('.storybook') }),
  ],
  test: {
    ...limits,
    name: 'storybook',
    setupFiles: ['.storybook/testing/vitest.setup.ts'],
    // One page for all story files halves the time.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      connectTimeout: CONNECT_TIMEOUT_MS,
      provider: chromium,
      commands: { comparePicture, forceColors },
      instances: [
        stories('stories', 'ltr'),
        stories('stories-rtl', 'rtl', globSync('packages/ui/src/**/*.stories.tsx').filter(isAlongTheLine)),
      ],
    },
  },
};

/** Tests that need a real browser but no story. */
const editor = {
  plugins: [vanillaExtractPlugin()],
  define: virtualizer,
  optimizeDeps: {
    include: [
      ...kitParts,
      'storybook/test',
      '@planner/ui > react',
      '@planner/ui > react-dom',
      '@planner/ui > react-dom/client',
      '@planner/ui > fast-check',
      'axe-core',
    ],
  },
  test: {
    ...limits,
    name: 'editor',
    setupFiles: ['packages/ui/src/RichTextEditor/testing/failOnPageErrors.ts'],
    include: [
      'packages/{ui,features,policy-html}/src/**/*.browser.test.{ts,tsx}',
      '.storybook/**/*.browser.test.ts',
    ],
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      connectTimeout: CONNECT_TIMEOUT_MS,
      provider: chromium,
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

/** Reads the built console. */
const BROWSER_SUPPORT = 'apps/console/build/browserSupport.test.ts';

/** Builds the artifact, which needs a built console. The long run also types the commands of the docs. */
const ARTIFACT = 'tools/artifact/*.test.ts';

const unitTests = (name: string, include: readonly string[], exclude: readonly string[] = []) => ({
  // Some unit tests import kit components.
  plugins: [vanillaExtractPlugin()],
  test: {
    ...limits,
    name,
    // Modules are loaded once per worker, which halves the time. No test mocks modules.
    isolate: false,
    include: [...include],
    exclude: ['**/*.browser.test.*', '**/node_modules/**', ...exclude],
  },
});

/** House rules, and the checks themselves. */
const RULES = 'tools/checks/**/*.test.ts';

/** Runs the commands of the docs in a copy of the project. */
const COMMANDS = 'tools/checks/commands/commands.test.ts';

const unit = unitTests(
  'unit',
  [
    'packages/*/src/**/*.test.{ts,tsx}',
    'packages/ui/scripts/*.test.ts',
    'bench/**/*.test.ts',
    'tools/**/*.test.ts',
    'apps/console/{src,build}/**/*.test.ts',
    '.storybook/**/*.test.ts',
  ],
  [RULES, ARTIFACT, BROWSER_SUPPORT],
);

const rules = unitTests('rules', [RULES], [COMMANDS]);

const commands = { test: { ...limits, name: 'commands', include: [COMMANDS] } };

const artifact = {
  test: {
    ...limits,
    name: 'artifact',
    include: [isLong ? ARTIFACT : 'tools/artifact/artifact.test.ts', BROWSER_SUPPORT],
  },
};

export default defineConfig({
  test: {
    attachmentsDir: '.vitest-attachments',
    projects: [storybook, editor, unit, rules, commands, artifact, 'apps/api/vitest.config.ts'],
  },
});
