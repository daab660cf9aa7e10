import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dangersIn } from './dangers.ts';
import hostile from './hostile.json';
import { renderEditor, settle, showThrough } from './renderEditor.tsx';
import { strictSanitizer } from './strictSanitizer.ts';

const clean = (html: string) => strictSanitizer(html);
const toVideoEmbed = (url: string) => (url.startsWith('https://www.youtube.com/embed/') ? url : undefined);

/** Editors that are open at a time. */
const AT_A_TIME = 32;

/** Opens every hostile text in an editor of its own and tells which of them could do something. */
async function openAll(sanitize: (html: string) => string, alerts: () => number) {
  const reported: string[] = [];
  for (let from = 0; from < hostile.length; from += AT_A_TIME) {
    const calls = alerts();
    const editors = await Promise.all(
      hostile.slice(from, from + AT_A_TIME).map(async ({ id, html }) => ({
        id,
        ...(await renderEditor({
          value: `<p>Before</p>${html}`,
          showKept: showThrough(sanitize),
          toVideoEmbed,
        })),
      })),
    );
    if (alerts() > calls) reported.push('at once');
    for (const { id, container } of editors) if (dangersIn(container, alerts).length > 0) reported.push(id);
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

  test('does nothing, be it content or a kept part', { timeout: 30_000 }, async () => {
    expect(await openAll(clean, alerts)).toEqual([]);
    expect(alerts()).toBe(0);
  });

  test('would be noticed if nothing were sanitised', { timeout: 30_000 }, async () => {
    const reported = await openAll((html) => html, alerts);
    expect(reported.length).toBeGreaterThan(hostile.length * 0.9);
    expect(alerts()).toBeGreaterThan(0);
  });

  test('asks for nothing from elsewhere while it is opened', async () => {
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
    const editor = await renderEditor({ value: html, showKept: showThrough(clean) });
    await settle();
    const asked = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('never-asked-for'));
    expect(asked).toEqual([]);
    await editor.close();
  });

  test('does nothing in the HTML of a kept part', { timeout: 30_000 }, async () => {
    for (const { html } of hostile.filter((_, index) => index % 24 === 0)) {
      const editor = await renderEditor({ value: `<p>Before</p>${html}`, showKept: showThrough(clean) });
      const edit = editor.container.querySelector<HTMLElement>('[aria-label="Edit HTML"]');
      edit?.click();
      await vi.waitFor(() => expect(document.querySelector('[role="dialog"] textarea')).not.toBeNull());
      const dialog = document.querySelector<HTMLElement>('[role="dialog"]');
      expect(dialog && dangersIn(dialog, alerts)).toEqual([]);
      dialog?.querySelector<HTMLElement>('[aria-label="Close"]')?.click();
      await settle();
      await editor.close();
    }
    expect(alerts()).toBe(0);
  });
});
