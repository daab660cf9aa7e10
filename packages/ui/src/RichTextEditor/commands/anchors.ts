import type { Node } from '@tiptap/pm/model';

/** Ids that links such as `#terms` lead to: of a node and of the marks on it. */
export const idsOf = ({ attrs, marks }: Node): string[] =>
  [attrs, ...marks.map((mark) => mark.attrs)].flatMap((one) => {
    const { id, name } = (one['passthrough'] ?? {}) as Readonly<Record<string, string>>;
    return [id, name].filter((anchor) => anchor !== undefined);
  });

/** The id that a link leads to within the text; undefined if it leads elsewhere. */
export function anchorOf(href: unknown): string | undefined {
  if (typeof href !== 'string' || !href.startsWith('#') || href === '#') return undefined;
  try {
    return decodeURIComponent(href.slice(1));
  } catch {
    // The id has a literal percent sign.
    return href.slice(1);
  }
}

/** A link to a place in the text. */
interface InnerLink {
  readonly id: string;
  /** From the start of the block. */
  readonly at: number;
  readonly text: string;
}

/** The links of a block to places in the text. */
export function innerLinksOf(block: Node): InnerLink[] {
  const links: (InnerLink & { end: number })[] = [];
  block.forEach((child, at) => {
    const id = anchorOf(child.marks.find(({ type }) => type.name === 'link')?.attrs['href']);
    const last = links.at(-1);
    const end = at + child.nodeSize;
    // A part of it may be bold.
    if (id !== undefined && last?.id === id && last.end === at)
      links.splice(-1, 1, { ...last, text: last.text + child.textContent, end });
    else if (id !== undefined) links.push({ id, at, text: child.textContent, end });
  });
  return links;
}

/** Ids of footnotes, and of the list of contents. Whoever writes the HTML by hand uses them, too. */
export const NOTE_PREFIX = 'fn-';
export const CONTENTS_ID = 'contents';

export const newId = (prefix: string) => `${prefix}${Math.random().toString(36).slice(2, 10)}`;

/** Has a link to each heading. */
export const isContents = (node: Node) => node.attrs['tag'] === 'nav' && idsOf(node).includes(CONTENTS_ID);

/** The id of a footnote; undefined for other items. */
export const noteIdOf = (item: Node) => idsOf(item).find((id) => id.startsWith(NOTE_PREFIX));

const NOTE_MARK = /^\[\d+\]$/;

/** The id of the footnote that a number in the text, such as [1], leads to. */
export function noteOfMark({ text = '', marks }: Node): string | undefined {
  const id = anchorOf(marks.find(({ type }) => type.name === 'link')?.attrs['href']);
  return id?.startsWith(NOTE_PREFIX) && NOTE_MARK.test(text) ? id : undefined;
}

/** The text of a block without numbers of footnotes. */
export const titleOf = (block: Node): string =>
  block.children
    .map((child) => (noteOfMark(child) === undefined ? child.textContent : ''))
    .join('')
    .trim();
