import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HtmlBox } from './HtmlBox.tsx';

const page = document.createElement('div');
let root: Root;
/** The `dir` of the box whenever content was inserted. */
let directions: (string | null)[] = [];

beforeEach(() => {
  root = createRoot(page);
  directions = [];
  vi.spyOn(Element.prototype, 'replaceChildren').mockImplementation(function (this: Element, ...nodes) {
    directions.push(this.getAttribute('dir'));
    this.textContent = '';
    this.append(...nodes);
  });
  const innerHTML = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
  vi.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(function (this: Element, html) {
    directions.push(this.getAttribute('dir'));
    innerHTML?.set?.call(this, html);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  root.unmount();
});

const nodes = (html: string) => document.createRange().createContextualFragment(html);

test.each([
  ['strings', (html: string) => html],
  ['nodes', nodes],
])('%s are inserted before `dir` is auto, which slows Chromium down', async (_, toHtml) => {
  for (const html of ['<p>one</p>', '<p>two</p>']) {
    root.render(<HtmlBox className="x" html={toHtml(html)} />);
    await vi.waitFor(() => expect(page.firstElementChild?.innerHTML).toBe(html));
    expect(page.firstElementChild?.getAttribute('dir')).toBe('auto');
  }
  expect(directions).toEqual([null, null]);
});
