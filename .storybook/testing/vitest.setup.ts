import { afterEach, beforeAll, beforeEach, expect, inject, type TestContext } from 'vitest';
import { type Look, picturedLooks } from '../looks.ts';
import { assertKeyboard } from './assertKeyboard.ts';
import { assertReflow, assertTargets } from './assertLayout.ts';
import { type A11yParameters, assertContrast, assertLook, show } from './assertLook.ts';
import { assertPicture, movePointerAway } from './assertPicture.ts';
import { arePicturesCompared, complaints, preparePage } from './preparePage.ts';

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

const direction = inject('direction');

function assertDirection(expected: 'ltr' | 'rtl'): void {
  expect(document.documentElement.dir, 'reading direction').toBe(expected);
  expect(getComputedStyle(document.body).direction, 'reading direction of the body').toBe(expected);
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

// Vitest runs this file again for each file of stories, on the same page.
beforeAll(() => preparePage);

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
