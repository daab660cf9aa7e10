import { expect, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { Look } from '../looks.ts';
import { pauseMessages } from '../storyHooks.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** See tools/checks/pictures. */
    comparePicture: (story: string, look: string, area: DOMRectInit) => Promise<void>;
  }
}

const LOAD_TIMEOUT_MS = 20_000;

/** Waits for lazy code and for every visible image, broken ones included. */
async function untilLoaded(): Promise<void> {
  await vi.dynamicImportSettled();
  await vi.waitFor(() => {
    const loading = [...document.images].filter((image) => !image.complete && image.checkVisibility());
    expect(loading.map(({ outerHTML }) => outerHTML)).toEqual([]);
  }, LOAD_TIMEOUT_MS);
}

export async function preparePictures(): Promise<void> {
  pauseMessages();
  // Loaded on first hover: it must not arrive between two pictures.
  await import('../../packages/ui/src/Tooltip/TooltipTrigger.tsx');
  await document.fonts.load('1em "Inter Variable"');
}

/** Also makes the focus ring assume a pointer instead of the keyboard. */
export function movePointerAway(): void {
  for (const type of ['pointerover', 'pointermove'])
    document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
}

/** The whole body, as the browser's tab shows it: stories run in a frame. Dialogs and menus live at its end. */
function areaOfBody(): DOMRectInit {
  const frame = frameElement?.getBoundingClientRect() ?? new DOMRect();
  const { x, y, width, height } = document.body.getBoundingClientRect();
  return { x: frame.x + x, y: frame.y + y, width: Math.ceil(width), height: Math.ceil(height) };
}

/** Compares the story that is on the page with its committed picture. */
export async function assertPicture(story: string, look: Look): Promise<void> {
  movePointerAway();
  // Chromium paints the selection of an unfocused element or not, at random.
  document.getSelection()?.removeAllRanges();
  // Chromium paints only the viewport; the next story sets its own.
  const { scrollHeight, clientHeight } = document.documentElement;
  if (scrollHeight > clientHeight) await page.viewport(innerWidth, scrollHeight);
  await document.fonts.ready;
  await untilLoaded();
  await commands.comparePicture(story, look, areaOfBody());
}
