import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderEditor, settle, renderThrough } from '../testing/renderEditor.tsx';
import { strictSanitizer } from '../testing/strictSanitizer.ts';
import { loadPaste } from '../paste/pasteOrDrop.ts';

beforeAll(loadPaste);

/** The part of the Trusted Types API used here; TypeScript's DOM types lack it. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => TrustedHTML };
  isHTML: (value: unknown) => boolean;
}

const { trustedTypes } = window as unknown as { trustedTypes: TrustedTypes };
const policy = trustedTypes.createPolicy('planner-editor-test', { createHTML: (html) => html });
const trust = (html: string) => policy.createHTML(html);

/** Records strings assigned to markup sinks, which a browser that enforces Trusted Types rejects. */
function watchSinks(): string[] {
  const refused: string[] = [];
  const check = (sink: string, value: unknown) => {
    if (!trustedTypes.isHTML(value)) refused.push(`${sink}: ${String(value).slice(0, 60)}`);
  };
  const setters = [
    [Element.prototype, 'innerHTML'],
    [Element.prototype, 'outerHTML'],
    [ShadowRoot.prototype, 'innerHTML'],
  ] as const;
  for (const [prototype, name] of setters) {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
    vi.spyOn(prototype as Element, name as 'innerHTML', 'set').mockImplementation(function set(
      this: Element,
      value: string,
    ) {
      check(name, value);
      descriptor?.set?.call(this, value);
    });
  }
  const parse = Object.getOwnPropertyDescriptor(DOMParser.prototype, 'parseFromString')
    ?.value as DOMParser['parseFromString'];
  vi.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(function watched(
    this: DOMParser,
    html,
    type,
  ) {
    check('parseFromString', html);
    return parse.call(this, html, type);
  });
  const descriptor = Object.getOwnPropertyDescriptor(Element.prototype, 'setAttribute');
  const setAttribute = descriptor?.value as Element['setAttribute'];
  vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function set(this: Element, name, value) {
    if (/^on|^srcdoc$/i.test(name)) refused.push(name);
    setAttribute.call(this, name, value);
  });
  vi.spyOn(Element.prototype, 'insertAdjacentHTML').mockImplementation((_, html) =>
    check('insertAdjacentHTML', html),
  );
  vi.spyOn(Range.prototype, 'createContextualFragment').mockImplementation((html) => {
    check('createContextualFragment', html);
    return document.createDocumentFragment();
  });
  return refused;
}

const paste = (target: HTMLElement, html: string) => {
  const data = new DataTransfer();
  data.setData('text/html', html);
  data.setData('text/plain', 'x');
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
};

describe('under Trusted Types', () => {
  let policies: string[] = [];

  beforeEach(() => {
    policies = [];
    vi.spyOn(trustedTypes, 'createPolicy').mockImplementation((name) => {
      policies.push(name);
      throw new TypeError(`Policy ${name} is not allowed`);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const value =
    '<h2>Terms</h2><p onclick="alert(1)">Text with <b onclick="alert(1)">bold</b></p><section onclick="alert(1)"><p>Text</p></section><dl><dt>A</dt><dd>B</dd></dl><pre><div>Kept</div></pre><table><tr><td>x</td></tr></table>';

  test('opening, pasting, copying and preserved blocks use only the given policy', async () => {
    const refused = watchSinks();
    const onChange = vi.fn<(html: string) => void>();
    const editor = await renderEditor({
      value,
      onChange,
      createHtml: trust,
      renderPreserved: renderThrough((html) => trust(strictSanitizer(html, trust)) as unknown as string),
    });
    editor.text.focus();
    paste(editor.text, '<p>Pasted <b>words</b></p><ul><li>one</li></ul>');
    await settle();
    document.execCommand('selectAll');
    editor.text.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true }),
    );
    await settle();
    expect(onChange.mock.lastCall?.[0]).toContain('Pasted <strong>words</strong>');
    expect(editor.container.querySelector('figure pre')).not.toBeNull();
    expect(refused).toEqual([]);
    expect(policies).toEqual([]);
    await editor.close();
  });

  test('a string without a policy is detected', async () => {
    const refused = watchSinks();
    const editor = await renderEditor({ value });
    expect(refused.length).toBeGreaterThan(0);
    await editor.close();
  });
});
