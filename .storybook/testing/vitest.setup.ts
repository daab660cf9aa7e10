import { configure } from 'storybook/test';
import { afterEach, beforeAll, beforeEach, expect, inject, type TestContext } from 'vitest';
import { type Look, picturedLooks } from '../looks.ts';
import { assertKeyboard } from './assertKeyboard.ts';
import { assertReflow, assertTargets } from './assertLayout.ts';
import { type A11yParameters, assertContrast, assertLook, show } from './assertLook.ts';
import { assertPicture, movePointerAway, preparePictures } from './assertPicture.ts';

declare module 'vitest' {
  interface ProvidedContext {
    direction: 'ltr' | 'rtl';
  }
}

type StoryContext = TestContext & {
  story?: {
    parameters?: { chromatic?: { disableSnapshot?: boolean }; a11y?: A11yParameters };
    globals?: { direction?: string };
    reporting?: { reports: readonly { type: string; status: string }[] };
  };
};

const arePicturesCompared = Boolean(import.meta.env['VITE_VISUAL']);
const direction = inject('direction');

function assertDirection(expected: 'ltr' | 'rtl'): void {
  expect(document.documentElement.dir, 'reading direction').toBe(expected);
  expect(getComputedStyle(document.body).direction, 'reading direction of the body').toBe(expected);
}

/** Long enough for a busy machine; costs time only when a test fails. */
const QUERY_TIMEOUT_MS = 20_000;
configure({ asyncUtilTimeout: QUERY_TIMEOUT_MS });

const complaints: string[] = [];

// A console error or warning fails the story. Stories that provoke one mock it in `beforeEach` with `spyOn`.
for (const method of ['error', 'warn'] as const) {
  const original = console[method].bind(console);
  console[method] = (...args: unknown[]) => {
    const complaint = args.map(String).join(' ');
    // A popover of the last story that moves when the next one changes the viewport. Harmless.
    if (complaint.includes('ResizeObserver loop completed')) return;
    complaints.push(complaint);
    original(...args);
  };
}

const isLong = import.meta.env['VITE_TEST_LENGTH'] === 'long';

/**
 * Features have no CSS, so only the kit is checked in other looks. The contrast of every pair of tokens is tested in both themes, and
 * journeys check every screen in dark; `--long` adds each state. What is played right to left has been checked in its looks left to right.
 */
function looksOf(isInKit: boolean): Look[] {
  if (direction === 'rtl') return [];
  if (isInKit) return ['light', 'dark', 'forced-colors', 'rtl'];
  return isLong ? ['light', 'dark'] : ['light'];
}

function assertQuietConsole(): void {
  expect(complaints, 'messages in the console').toEqual([]);
}

/** Right to left, scrollbars take space, as on most desktops. Elsewhere they do not, as on phones and Macs. */
const SCROLLBARS = 'html:not([dir=rtl]),html:not([dir=rtl]) *{scrollbar-width:none!important}';

beforeAll(async () => {
  const style = document.createElement('style');
  if (arePicturesCompared) {
    await preparePictures();
    style.textContent =
      '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important}';
  } else
    // Theme changes must show at once.
    style.textContent = '*,*::before,*::after{transition:none!important}';
  style.textContent += SCROLLBARS;
  document.head.append(style);
});

beforeEach(() => {
  complaints.length = 0;
  movePointerAway();
});

// Runs after the play function and the addon's accessibility check.
afterEach(async (context) => {
  const { task, story } = context as StoryContext;
  const isInKit = task.file.filepath.includes('/packages/ui/');
  const pictured =
    arePicturesCompared && !story?.parameters?.chromatic?.disableSnapshot
      ? picturedLooks(task.file.filepath)
      : [];
  const own = story?.globals?.direction === 'rtl' ? 'rtl' : direction;
  const looks = looksOf(isInKit);
  // Axe's whole results, of 100 kB per story, would be sent to the runner.
  const reports = story?.reporting?.reports.map(({ type, status }) => ({ type, status }));
  Object.assign(task.meta, { reports });
  if (task.result?.state === 'fail' || task.mode === 'skip') return;
  assertDirection(own);
  assertQuietConsole();
  const pictureFailures: unknown[] = [];
  try {
    for (const look of looks) {
      await show(look, own);
      assertLook(look);
      if (look === 'rtl') assertDirection('rtl');
      if (look === 'dark') await assertContrast(story?.parameters?.a11y);
      try {
        if (pictured.includes(look)) await assertPicture(task.name, look);
      } catch (error) {
        // Reviewers compare all looks of a story.
        pictureFailures.push(error);
      }
    }
  } finally {
    await show('light', own);
  }
  assertQuietConsole();
  if (direction === 'ltr' && isInKit) {
    assertTargets();
    await assertKeyboard();
    // Last: components may react to the size.
    await assertReflow();
  }
  // After all else: the pictures of a new story are missing, and what is wrong with it must show before they are taken.
  if (pictureFailures.length > 0) throw new Error(pictureFailures.map(String).join('\n\n'));
});
