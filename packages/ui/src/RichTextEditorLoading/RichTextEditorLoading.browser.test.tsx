import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RichTextEditor } from '../RichTextEditor/RichTextEditor.tsx';
import { PHONE_MAX_PX } from '../theme/breakpoints.ts';
import '../theme/index.ts';
import { RichTextEditorLoading } from './RichTextEditorLoading.tsx';

const initialSize = [innerWidth, innerHeight] as const;
const MIN_WIDTH_PX = 200;
const HTML = '<p>Text</p>';

let container: HTMLElement;
let root: Root;
beforeEach(() => {
  container = document.createElement('div');
  document.body.replaceChildren(container);
  root = createRoot(container);
});
afterEach(async () => {
  root.unmount();
  container.remove();
  await page.viewport(...initialSize);
});

function layoutOf(box: Element): string {
  const { top, height } = box.getBoundingClientRect();
  const text = box.querySelector('p')?.getBoundingClientRect();
  return text ? `${height} px high, text at ${text.top - top} px` : `${height} px high`;
}

/** Layouts of a box up to a width of its container, each with the first width that has it. */
function layoutsOf(box: Element, maxWidth: number): string[] {
  const layouts: string[] = [];
  let last = '';
  for (let width = MIN_WIDTH_PX; width <= maxWidth; width++) {
    container.style.inlineSize = `${width}px`;
    const layout = layoutOf(box);
    if (layout !== last) layouts.push(`from ${width} px: ${layout}`);
    last = layout;
  }
  return layouts;
}

test.each([
  ['a wide window', 1440, 1280, 'ltr'],
  ['a wide window, right to left', 1440, 1280, 'rtl'],
  ['a phone', PHONE_MAX_PX, PHONE_MAX_PX, 'ltr'],
])('has the layout of the editor at every width: %s', async (_, windowWidth, maxWidth, dir) => {
  await page.viewport(windowWidth, 900);
  container.dir = dir;
  root.render(
    <>
      <RichTextEditor label="Terms" value={HTML} onChange={() => undefined} />
      <RichTextEditorLoading label="Loading editor..." html={HTML} />
      <RichTextEditorLoading label="Loading editor..." />
    </>,
  );
  await expect.element(page.getByRole('textbox', { name: 'Terms' })).toBeVisible();
  const [editor, withText, withoutText] = [...container.children].map((box) => layoutsOf(box, maxWidth));
  expect(withText).toEqual(editor);
  expect(withoutText).toEqual(editor?.map((layout) => layout.replace(/,.*/, '')));
});
