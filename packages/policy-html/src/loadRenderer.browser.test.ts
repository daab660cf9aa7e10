import { afterEach, expect, test } from 'vitest';
import benign from '../corpora/benign-own.json' with { type: 'json' };
import hostile from '../corpora/xss-own.json' with { type: 'json' };
import { renderPolicyHtml } from './browser.ts';
import { PolicyHtmlError, type RenderPolicyHtml } from './createPolicyReader.ts';
import { loadRenderer } from './loadRenderer.ts';

const texts = [...hostile, ...benign].map(({ payload }) => payload);
const isRenderedByBrowser = async (text: string) => (await loadRenderer(text)) !== renderPolicyHtml;

/** What a page gets: the nodes themselves, or those that it parses. */
const shownBy = (render: RenderPolicyHtml, text: string): HTMLElement => {
  const box = document.createElement('div');
  try {
    const { html } = render(text);
    if (typeof html === 'object' && 'cloneNode' in html) box.append(html.cloneNode(true));
    else box.innerHTML = html;
  } catch (error) {
    if (!(error instanceof PolicyHtmlError)) throw error;
    box.textContent = error.message;
  }
  return box;
};

const { setHTML } = Element.prototype as { setHTML?: () => void };
afterEach(() => Object.assign(Element.prototype, { setHTML }));

test('the browser renders each example as DOMPurify does, node by node', async () => {
  const differences = await Promise.all(
    texts.map(async (text) => {
      const shown = shownBy(await loadRenderer(text), text);
      const purified = shownBy(renderPolicyHtml, text);
      return shown.isEqualNode(purified) ? [] : [[text, shown.innerHTML, purified.innerHTML]];
    }),
  );
  expect(differences.flat()).toEqual([]);
  const byBrowser = await Promise.all(texts.map(isRenderedByBrowser));
  expect(byBrowser.filter(Boolean).length).toBeGreaterThan(300);
});

test('the browser checks what its own parser made of the text', async () => {
  // Stands for markup that gets past the allow list, because it changes when it is parsed again.
  const text = '<p>x</p>';
  const render = await loadRenderer(text);
  const { html } = render(text, (root) => {
    root.innerHTML =
      '<p onclick="a()" data-x="1" class="y">1<script>b()</script><custom-element>2</custom-element></p>' +
      '<!-- c --><svg><a href="#">3</a></svg><form><input name="z"></form>' +
      ['javascript:a()', ' java\nscript:a()', 'data:text/html,x', 'vbscript:a', 'blob:x', 'https://y.example']
        .map((url) => `<a href="${url}">4</a>`)
        .join('') +
      '<img src="data:image/png;base64,AA" alt=""><iframe srcdoc="<p>5"></iframe>';
  });
  const box = document.createElement('div');
  box.append(html);
  expect(box.innerHTML).toBe(
    '<p class="y">1</p>' +
      '<a>4</a>'.repeat(5) +
      '<a href="https://y.example">4</a><img src="data:image/png;base64,AA" alt="" loading="lazy">',
  );
});

test('DOMPurify renders videos, and everything in browsers without a sanitizer', async () => {
  expect(await isRenderedByBrowser('<p>x</p>')).toBe(true);
  expect(await isRenderedByBrowser('<IFRAME src="https://player.vimeo.com/video/1"></IFRAME>')).toBe(false);
  Reflect.deleteProperty(Element.prototype, 'setHTML');
  expect(await isRenderedByBrowser('<p>x</p>')).toBe(false);
});
