import { BLOCKS } from './allowList.ts';
import { NUMBER } from './clauseNumbers.ts';

/** An address that a block had before its words changed. */
export interface PolicyAddress {
  /** Of the block, among those of its text that have an address. */
  index: number;
  id: string;
}

const NAMED = /^(?:h[1-6]|li)$/;
const MAX_CHARACTERS = 40;

/** Without what is nested below them. */
const wordsOf = (block: Element): string => {
  let words = '';
  for (const node of block.childNodes) {
    if (BLOCKS.has((node as Element).localName) && words.trim()) break;
    words += node.textContent ?? '';
  }
  return words.trim();
};

/** Headings, items of lists and numbered paragraphs outside of tables and lists of contents, in order. */
export const findAddressable = (body: ParentNode): Element[] =>
  [...body.querySelectorAll('h1, h2, h3, h4, h5, h6, li, p, div')].filter((element) => {
    const text = wordsOf(element);
    if (text === '' || element.closest('table, nav')) return false;
    return (
      NAMED.test(element.localName) || (NUMBER.test(text) && !element.querySelector('p, div, li, table'))
    );
  });

/** The first words, without the number, which changes when others come before it. */
const firstWords = (element: Element): string => {
  const text = wordsOf(element)
    .replace(NUMBER, '')
    .slice(0, 10 * MAX_CHARACTERS);
  const [first = 'part', ...words] =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  let id = Array.from(first).slice(0, MAX_CHARACTERS).join('');
  for (const word of words) {
    if (id.length + word.length >= MAX_CHARACTERS) break;
    id += `-${word}`;
  }
  return id;
};

/** Returns an id that is not taken, and takes it. */
export const createUnique = (taken: Set<string>) => {
  const counts = new Map<string, number>();
  return (id: string): string => {
    let unique = id;
    for (let count = counts.get(id) ?? 1; taken.has(unique); counts.set(id, count))
      unique = `${id}-${(count += 1)}`;
    taken.add(unique);
    return unique;
  };
};

/** The ids that the text itself has. */
export const ownIds = (body: ParentNode): Set<string> =>
  new Set(
    Array.from(body.querySelectorAll('[id], a[name]'), (one) => one.id || one.getAttribute('name') || ''),
  );

/** The addresses of blocks that have not changed since they were new: their own ids, else their first words. */
export const addressesOf = (body: ParentNode, blocks: readonly Element[]): string[] => {
  const unique = createUnique(ownIds(body));
  const used = new Set<string>();
  return blocks.map((block) => {
    if (block.id === '' || used.has(block.id)) return unique(firstWords(block));
    used.add(block.id);
    return block.id;
  });
};

/** Finds the blocks of a text with their addresses. `addresses` are those that differ from the blocks' words. */
export const findAddresses = (
  body: ParentNode,
  addresses: readonly PolicyAddress[],
): [block: Element, id: string][] => {
  const blocks = findAddressable(body);
  const ids = addressesOf(body, blocks);
  for (const { index, id } of addresses) ids[index] = id;
  return blocks.map((block, index) => [block, ids[index] ?? '']);
};

/** Puts a link to itself behind the words of each block. An id of the block is already prefixed. */
export const linkAddresses = (addressed: readonly [block: Element, id: string][], prefix: string): void => {
  for (const [block, id] of addressed) {
    const words = wordsOf(block);
    const name = NUMBER.exec(words)?.[0] ?? `“${words.slice(0, MAX_CHARACTERS)}”`;
    const link = block.ownerDocument.createElement('a');
    link.setAttribute('data-address', '');
    link.setAttribute('href', `#${prefix}${id}`);
    link.setAttribute('aria-label', `Link to ${name}`);
    if (block.id !== prefix + id) link.id = prefix + id;
    // Without it the name of the link would be a part of that of the heading.
    if (/^h\d$/.test(block.localName)) block.setAttribute('aria-label', words);
    block.insertBefore(link, [...block.children].find(({ localName }) => BLOCKS.has(localName)) ?? null);
  }
};
