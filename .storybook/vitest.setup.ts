import { dark, darkTheme, light, lightTheme } from '@planner/ui/theme';
import { configure } from 'storybook/test';
import { afterEach, beforeAll, beforeEach, expect, inject, type TestContext, vi } from 'vitest';
import { page } from 'vitest/browser';
import { assertKeyboard } from './assertKeyboard.ts';
import { assertReflow } from './assertReflow.ts';
import { assertTargets } from './assertTargets.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How the project looks at its stories. */
    variant: {
      name: string;
      theme: 'light' | 'dark';
      direction: 'ltr' | 'rtl';
      forcedColors: 'active' | 'none';
    };
  }
}

type StoryContext = TestContext & {
  story?: {
    parameters?: { visual?: { disable?: boolean } };
    /** What the story sets by itself. */
    globals?: { direction?: string };
  };
};

const isVisual = Boolean(import.meta.env['VITE_VISUAL']);
const { name: variant, theme, direction, forcedColors } = inject('variant');
const [expectedClass, otherClass, expectedPage] =
  theme === 'dark' ? [darkTheme, lightTheme, dark.color.page] : [lightTheme, darkTheme, light.color.page];

/** A colour as the browser reports it, so that two ways of writing it compare equal. */
function computed(color: string): string {
  const probe = document.createElement('i');
  probe.style.backgroundColor = color;
  document.body.append(probe);
  const value = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return value;
}

/** Fails a run that believes to test a theme which is not on: its class on the root and its page colour on the body. */
function assertTheme(): void {
  const { classList } = document.documentElement;
  expect(classList.contains(expectedClass), `html has the class "${expectedClass}"`).toBe(true);
  expect(classList.contains(otherClass), `html has no class "${otherClass}"`).toBe(false);
  expect(matchMedia('(forced-colors: active)').matches, 'forced colours are on').toBe(
    forcedColors === 'active',
  );
  if (forcedColors === 'none')
    expect(getComputedStyle(document.body).backgroundColor, `page colour of the ${theme} theme`).toBe(
      computed(expectedPage),
    );
}

/** Fails a run that believes to test a direction which is not on. */
function assertDirection(own: string | undefined): void {
  expect(document.documentElement.dir, 'reading direction').toBe(own ?? direction);
  expect(getComputedStyle(document.body).direction, 'reading direction of the body').toBe(own ?? direction);
}

/** Queries that wait, wait long enough for a busy machine; it costs time only where a test fails. */
const PATIENCE_MS = 5_000;
configure({ asyncUtilTimeout: PATIENCE_MS });

const complaints: string[] = [];

// What React or a library has to complain about is a defect of the story or the component. A story that provokes an error
// on purpose replaces the method: `spyOn(console, 'error').mockImplementation(() => {})` in its `beforeEach`.
for (const method of ['error', 'warn'] as const) {
  const original = console[method].bind(console);
  console[method] = (...args: unknown[]) => {
    const complaint = args.map(String).join(' ');
    // The browser's note that a popover of the last story moves when the next one changes the viewport; it harms nobody.
    if (complaint.includes('ResizeObserver loop completed')) return;
    complaints.push(complaint);
    original(...args);
  };
}

function assertQuiet(): void {
  expect(complaints, 'messages in the console').toEqual([]);
}

/** A pointer over nothing: ends what is hovered, and tells the focus ring that no keyboard is in use. */
function moveThePointerAway(): void {
  for (const type of ['pointerover', 'pointermove'])
    document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
}

/** Waits for code that comes late, and for every picture in sight, be it broken. */
async function untilLoaded(): Promise<void> {
  await vi.dynamicImportSettled();
  await vi.waitFor(() => {
    const underWay = [...document.images].filter((image) => !image.complete && image.checkVisibility());
    expect(underWay.map(({ outerHTML }) => outerHTML)).toEqual([]);
  }, PATIENCE_MS);
}

/** Compares the whole body, so that dialogs and menus, which live at its end, are in the picture. */
async function assertPicture(name: string): Promise<void> {
  // The browser brings what is animated to its end for a picture, and messages would leave, unless their clocks stand still.
  for (const clock of countdowns()) clock.playbackRate = 0;
  moveThePointerAway();
  // Whether the browser still paints what is selected, once the focus is elsewhere, is a matter of luck.
  document.getSelection()?.removeAllRanges();
  // The browser paints what is in the viewport; the next story sets its own.
  const { scrollHeight, clientHeight } = document.documentElement;
  if (scrollHeight > clientHeight) await page.viewport(innerWidth, scrollHeight);
  await document.fonts.ready;
  await untilLoaded();
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(name);
}

/** Clocks of messages that leave by themselves. */
const countdowns = () => document.getAnimations().filter(({ id }) => id === 'countdown');

/** So slow that no message of a story leaves by itself, and not 0, with which a clock could not be finished. */
const HELD_RATE = 1e-6;

/**
 * Holds the clock of every message that leaves by itself: a picture must not depend on how long its story took. A story lets
 * the time pass by finishing the clock.
 */
function holdMessages(): void {
  const animate: (this: Element, ...args: Parameters<Element['animate']>) => Animation = Reflect.get(
    Element.prototype,
    'animate',
  );
  Element.prototype.animate = function animateSlowly(keyframes, options) {
    const animation = animate.call(this, keyframes, options);
    if (typeof options === 'object' && options.id === 'countdown') animation.playbackRate = HELD_RATE;
    return animation;
  };
}

beforeAll(async () => {
  if (!isVisual) return;
  holdMessages();
  // What the kit fetches late must not come between two pictures.
  await import('../packages/ui/src/Tooltip/TooltipBubble.tsx');
  await document.fonts.load('1em "Inter Variable"');
  const style = document.createElement('style');
  style.textContent =
    '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important}';
  document.head.append(style);
});

// No story takes over from the one before it, in whose page it runs.
beforeEach(() => {
  complaints.length = 0;
  moveThePointerAway();
});

// After every story, when its rendering, play function and accessibility check are done.
afterEach(async (context) => {
  const { task, story } = context as StoryContext;
  const isPictured = isVisual && !story?.parameters?.visual?.disable;
  // What the page about the state of the components reports; first, for a story that fails below has these as well.
  Object.assign(task.meta, { isPictured, provesKeyboard: task.name === 'Keyboard' });
  if (task.result?.state === 'fail' || task.mode === 'skip') return;
  assertTheme();
  assertDirection(story?.globals?.direction);
  assertQuiet();
  if (isPictured) await assertPicture(task.name);
  if (variant === 'light' && task.file.filepath.includes('/packages/ui/')) {
    assertTargets();
    await assertKeyboard();
    // Last: it changes the window.
    await assertReflow();
  }
});
