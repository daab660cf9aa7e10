import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findUnsafeMarkup } from '../testing/findUnsafeMarkup.ts';
import { renderEditor, settle, renderThrough } from '../testing/renderEditor.tsx';
import { strictSanitizer } from '../testing/strictSanitizer.ts';
import hostile from './hostile.json';

const clean = (html: string) => strictSanitizer(html);
const toVideoEmbed = (url: string) => (url.startsWith('https://www.youtube.com/embed/') ? url : undefined);

/** Markup that the editor always preserves. */
const preserve = (examples: typeof hostile) =>
  examples.map(({ id, html, ...rest }) => ({
    ...rest,
    id: `${id}, preserved`,
    html: `<pre><div>x</div>${html}</pre>`,
  }));

const CONCURRENT_EDITORS = 32;

async function openAll(examples: typeof hostile, sanitize: (html: string) => string, alerts: () => number) {
  const reported: string[] = [];
  for (let from = 0; from < examples.length; from += CONCURRENT_EDITORS) {
    const calls = alerts();
    const editors = await Promise.all(
      examples.slice(from, from + CONCURRENT_EDITORS).map(async ({ id, html }) => ({
        id,
        ...(await renderEditor({
          value: `<p>Before</p>${html}`,
          renderPreserved: renderThrough(sanitize),
          toVideoEmbed,
        })),
      })),
    );
    if (alerts() > calls) reported.push('at once');
    for (const { id, container } of editors)
      if (findUnsafeMarkup(container, alerts).length > 0) reported.push(id);
    await Promise.all(editors.map(({ close }) => close()));
  }
  return reported;
}

describe('hostile markup in the editor', () => {
  const alert = vi.fn<(message?: unknown) => void>();
  const alerts = () => alert.mock.calls.length;

  beforeEach(() => {
    alert.mockClear();
    vi.stubGlobal('alert', alert);
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is harmless as content and as preserved block', async () => {
    expect(await openAll([...hostile, ...preserve(hostile)], clean, alerts)).toEqual([]);
    expect(alerts()).toBe(0);
  });

  test('is detected if nothing is sanitized', async () => {
    const some = preserve(hostile.filter((_, index) => index % 8 === 0));
    const reported = await openAll(some, (html) => html, alerts);
    expect(reported.length).toBeGreaterThan(some.length * 0.9);
    expect(alerts()).toBeGreaterThan(0);
  });

  test('loads nothing when opened', async () => {
    const urls = [
      'img src',
      'iframe src',
      'object data',
      'embed src',
      'link rel=stylesheet href',
      'video poster',
      'input type=image src',
    ];
    const html = urls
      .map((url, index) => `<${url}="/never-asked-for-${index}.png" onerror="alert(1)">x`)
      .join('\n');
    const editor = await renderEditor({
      value: html,
      renderPreserved: renderThrough(clean),
      isAllowedImage: () => false,
    });
    await settle();
    const requests = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('never-asked-for'));
    expect(requests).toEqual([]);
    await editor.close();
  });

  test('is harmless in the HTML dialog of a preserved block', async () => {
    let opened = 0;
    for (const { html } of preserve(hostile.filter((_, index) => index % 24 === 0))) {
      const editor = await renderEditor({
        value: `<p>Before</p>${html}`,
        renderPreserved: renderThrough(clean),
      });
      // Some markup ends the element that was to preserve it.
      const edit = editor.container.querySelector<HTMLElement>('[aria-label="Edit HTML"]');
      edit?.click();
      if (!edit) {
        await editor.close();
        continue;
      }
      opened += 1;
      await vi.waitFor(
        () => expect(document.querySelector('[role="dialog"] textarea')).not.toBeNull(),
        10_000,
      );
      const dialog = document.querySelector<HTMLElement>('[role="dialog"]');
      expect(dialog && findUnsafeMarkup(dialog, alerts)).toEqual([]);
      dialog?.querySelector<HTMLElement>('[aria-label="Close"]')?.click();
      await settle();
      await editor.close();
    }
    expect(opened).toBeGreaterThan(4);
    expect(alerts()).toBe(0);
  });
});
