import { isElement, tagOf } from '../html/elements.ts';

const makePre = (document: Document, text: string, language: string) => {
  const pre = document.createElement('pre');
  const code = document.createElement('code');
  if (language) code.className = `language-${language}`;
  code.textContent = text;
  pre.append(code);
  return pre;
};

/** Whether it contains only text and syntax highlighting, which can be dropped. */
const isCodeText = (element: Element) =>
  [...element.querySelectorAll('*')].every(
    (part) => tagOf(part) === 'br' || (tagOf(part) === 'span' && /^(hljs|ql-token)\b/.test(part.className)),
  );

/** Quill 1: `<pre class="ql-syntax" spellcheck="false">`. */
function upgradeSyntax(pre: HTMLElement): void {
  const names = pre.getAttributeNames().filter((name) => name !== 'class' && name !== 'spellcheck');
  if (names.length > 0 || pre.className !== 'ql-syntax' || !isCodeText(pre)) return;
  // Quill 1 ends code with a newline.
  pre.replaceWith(makePre(pre.ownerDocument, (pre.textContent ?? '').replace(/\n$/, ''), ''));
}

const isLine = (node: Node): node is HTMLElement =>
  isElement(node) && node.className === 'ql-code-block' && isCodeText(node);

/** Quill 2: a `div` with one `div` per line. */
function upgradeContainer(container: HTMLElement): void {
  const lines = [...container.childNodes];
  const names = container.getAttributeNames().filter((name) => name !== 'class' && name !== 'spellcheck');
  if (names.length > 0 || container.className !== 'ql-code-block-container' || !lines.every(isLine)) return;
  const languages = new Set(lines.map((line) => line.dataset['language'] ?? 'plain'));
  const [language = 'plain'] = languages;
  if (languages.size > 1) return;
  const text = lines.map((line) => line.textContent ?? '').join('\n');
  container.replaceWith(makePre(container.ownerDocument, text, language === 'plain' ? '' : language));
}

export function upgradeCode(root: HTMLElement): void {
  for (const pre of root.querySelectorAll<HTMLElement>('pre.ql-syntax')) upgradeSyntax(pre);
  for (const box of root.querySelectorAll<HTMLElement>('.ql-code-block-container')) upgradeContainer(box);
}
