import { BLOCKS, WITHOUT_BREAKS } from './allowList.ts';

/** Whether the browser breaks the line here anyway: at the edge of the text or a block, or next to a block. */
const isEdge = (sibling: Node | null, parent: Node): boolean => {
  if (sibling === null) return parent.parentNode === null || BLOCKS.has((parent as Element).localName);
  return sibling.nodeType === 1 && BLOCKS.has((sibling as Element).localName);
};

const breakLines = (text: Text): void => {
  const parent = text.parentNode;
  if (!parent || !text.data.includes('\n')) return;
  let { data } = text;
  if (isEdge(text.previousSibling, parent)) data = data.replace(/^[ \t]*(?:\n[ \t]*)+/, '');
  if (isEdge(text.nextSibling, parent)) data = data.replace(/(?:[ \t]*\n)+[ \t]*$/, '');
  const { ownerDocument: document } = text;
  const pieces = data.split('\n').flatMap((line, index) => {
    const piece = document.createTextNode(line);
    return index === 0 ? [piece] : [document.createElement('br'), piece];
  });
  text.replaceWith(...pieces);
};

/** Turns newlines in text nodes into `<br>`, except in `pre`, tables and lists and between blocks. */
export const addLineBreaks = (root: ParentNode): void => {
  for (const node of Array.from(root.childNodes)) {
    if (node.nodeType === 3) breakLines(node as Text);
    else if (node.nodeType === 1 && !WITHOUT_BREAKS.has((node as Element).localName))
      addLineBreaks(node as Element);
  }
};
