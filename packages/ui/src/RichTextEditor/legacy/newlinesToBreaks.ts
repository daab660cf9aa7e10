import { isBlank, isBlockElement, isElement, tagOf, words } from '../html/elements.ts';

/** Newlines in these elements are source formatting. */
const UNTOUCHED = new Set(words('pre table ul ol dl textarea script style select svg math'));

const isUntouched = (node: Node, root: Node) => {
  for (let at: Node | null = node.parentNode; at && at !== root.parentNode; at = at.parentNode)
    if (isElement(at) && UNTOUCHED.has(tagOf(at))) return true;
  return false;
};

const blockOf = (node: Node, root: Node): Node => {
  let at = node.parentNode ?? root;
  while (at !== root && !isBlockElement(at)) at = at.parentNode ?? root;
  return at;
};

function hasInlineContent(text: Text, side: 'previousSibling' | 'nextSibling', root: Node): boolean {
  const block = blockOf(text, root);
  for (let at: Node | null = text; at && at !== block; at = at.parentNode)
    for (let next = at[side]; next; next = next[side]) {
      if (isBlockElement(next) || tagOf(next) === 'br') return false;
      if (!isBlank(next.textContent ?? '') || (isElement(next) && tagOf(next) === 'img')) return true;
    }
  return false;
}

/** Turns newlines in inline content into `<br>`, as public pages do: an edited paragraph keeps its lines. */
export function newlinesToBreaks(root: HTMLElement): void {
  const walker = root.ownerDocument.createTreeWalker(root, 4);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  for (const text of texts.filter((one) => /[\n\r]/.test(one.data) && !isUntouched(one, root))) {
    const lines = text.data.split(/\r\n|\r|\n/);
    const hasBefore = hasInlineContent(text, 'previousSibling', root);
    const hasAfter = hasInlineContent(text, 'nextSibling', root);
    const parts: Node[] = [];
    for (const [index, line] of lines.entries()) {
      const isBetween =
        index > 0 &&
        (hasBefore || !isBlank(lines.slice(0, index).join(''))) &&
        (hasAfter || !isBlank(lines.slice(index).join('')));
      if (isBetween) parts.push(root.ownerDocument.createElement('br'));
      else if (index > 0) parts.push(root.ownerDocument.createTextNode(' '));
      parts.push(root.ownerDocument.createTextNode(line));
    }
    text.replaceWith(...parts);
  }
}
