import { createInertHtml, removeClobberingNames } from '@planner/policy-html';
import type { DiffPart } from '@planner/ui';
import { diffArrays } from 'diff';

/** How a block of the later text relates to the earlier one. */
export interface RedlineRow {
  kind: 'same' | 'added' | 'removed' | 'moved' | 'changed' | 'replaced';
  parts: DiffPart[];
  /** Changes that the words don't show, such as “Bold added: “words””. */
  notes: string[];
}

/** Formats of a word by name, such as `link` with its address. */
type Marks = Readonly<Record<string, string>>;

interface Word {
  text: string;
  marks: Marks;
}

interface Block {
  words: Word[];
  /** Name, number and attributes, by what a note calls them. */
  traits: Marks;
  text: string;
}

/** Below this share of common words a block counts as replaced. */
const MIN_COMMON = 0.3;
/** Time limit of pairing blocks and of comparing words, in milliseconds. Afterwards blocks are paired in order, or shown as replaced. */
const MAX_MS = 1500;
/** What each pair of blocks has after that. */
const MIN_MS = 20;
/** Added blocks among which the counterpart of a removed one is looked for. */
const LOOK_AHEAD = 50;

const BLOCKS =
  'address,article,aside,blockquote,caption,dd,details,div,dl,dt,figcaption,figure,footer,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,summary,table,tbody,td,tfoot,th,thead,tr,ul';

const NAMES: Record<string, string> = {
  p: 'paragraph',
  li: 'list item',
  td: 'cell',
  th: 'heading cell',
  blockquote: 'quote',
  pre: 'code',
};
const MARKS: Record<string, string> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  strike: 'strike',
  del: 'strike',
  sub: 'subscript',
  sup: 'superscript',
  code: 'code',
};

const nameOf = (element: Element): string => {
  const tag = element.localName;
  if (/^h[1-6]$/.test(tag)) return `heading ${tag[1]}`;
  if (tag === 'li') return element.parentElement?.localName === 'ol' ? 'numbered item' : 'list item';
  return NAMES[tag] ?? tag;
};

const attributesOf = (element: Element): Marks =>
  Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => !(element.localName === 'a' && name === 'href'))
      .map(({ name, value }) => [`attribute “${name}”`, value]),
  );

/** The numbers that lists show before their items. */
const numbersIn = (body: Element): ReadonlyMap<Element, Marks> => {
  const numbers = new Map<Element, Marks>();
  for (const list of body.querySelectorAll('ol')) {
    const type = list.getAttribute('type');
    let number = Number(list.getAttribute('start') ?? 1) - 1;
    for (const item of list.children) {
      if (item.localName !== 'li') continue;
      number = Number(item.getAttribute('value') ?? number + 1);
      numbers.set(item, { number: `${number}${type ? ` (${type})` : ''}` });
    }
  }
  return numbers;
};

const marksOf = (element: Element): Marks => {
  const mark = MARKS[element.localName];
  const href = element.localName === 'a' ? element.getAttribute('href') : null;
  return { ...attributesOf(element), ...(mark && { [mark]: '' }), ...(href !== null && { link: href }) };
};

const wordsIn = (text: string, marks: Marks): Word[] =>
  (text.match(/[\p{L}\p{N}\p{M}'’_]+|\s+|[^\s]/gu) ?? []).map((word) => ({
    text: /^\s/.test(word) ? ' ' : word,
    marks,
  }));

/** Blocks that contain no others, in order. Text beside blocks is a block of its own. */
const blocksOf = (html: string): Block[] => {
  // In a separate document, to avoid browser warnings about style sheets.
  const body = document.implementation.createHTMLDocument('').createElement('body');
  body.innerHTML = createInertHtml(html);
  removeClobberingNames(body);
  const numbers = numbersIn(body);
  const blocks: Block[] = [];
  let words: Word[] = [];
  const close = (owner: Element): void => {
    const text = words
      .map((word) => word.text)
      .join('')
      .trim();
    const isOfRoot = owner === body;
    if (text !== '' || owner.localName === 'hr')
      blocks.push({
        words: words.slice(words[0]?.text === ' ' ? 1 : 0, words.at(-1)?.text === ' ' ? -1 : undefined),
        traits: isOfRoot
          ? { kind: 'text' }
          : { kind: nameOf(owner), ...numbers.get(owner), ...attributesOf(owner) },
        text: text || '―',
      });
    words = [];
  };
  const visit = (parent: Element, owner: Element, marks: Marks): void => {
    for (const node of parent.childNodes) {
      // One at a time: a text can have more words than a call can have arguments.
      if (node.nodeType === Node.TEXT_NODE)
        for (const word of wordsIn(node.nodeValue ?? '', marks)) words.push(word);
      if (!(node instanceof Element) || /^(?:script|style|template)$/.test(node.localName)) continue;
      if (node.matches(BLOCKS)) {
        close(owner);
        visit(node, node, marks);
        close(node);
      } else if (node.localName === 'img' || node.localName === 'iframe') {
        const what = node.localName === 'img' ? 'Image' : 'Video';
        words.push({
          text: `[${what}: ${node.getAttribute('alt') || node.getAttribute('title') || 'without description'}]`,
          marks: { ...marks, ...attributesOf(node) },
        });
      } else if (node.localName === 'br') words.push({ text: ' ', marks });
      else visit(node, owner, { ...marks, ...marksOf(node) });
    }
  };
  visit(body, body, {});
  close(body);
  return blocks;
};

/** Words of HTML, a line per block. */
export const wordsOf = (html: string): string =>
  blocksOf(html)
    .map(({ text }) => text)
    .join('\n');

/** Names what differs between two sets of marks or traits. */
const noteChanges = (before: Marks, after: Marks, where: string): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    const [old, now] = [before[name], after[name]];
    if (old === now) return [];
    const label = name.charAt(0).toUpperCase() + name.slice(1);
    const values = [old, now].map((value) => (value ? ` ${value}` : ''));
    if (old === undefined) return [`${label} added:${values[1] || ''}${where}`];
    if (now === undefined) return [`${label} removed:${values[0] || ''}${where}`];
    return [`${label} changed:${values[0] || ' empty'} →${values[1] || ' empty'}${where}`];
  });

const isWord = ({ text }: Word): boolean => text !== ' ';

interface Pair {
  parts: DiffPart[];
  notes: string[];
  /** Share of common words, from 0 to 1. */
  common: number;
}

const comparePair = (before: Block, after: Block, deadline: number): Pair => {
  const texts = (block: Block) => block.words.map(({ text }) => text);
  const timeout = Math.max(MIN_MS, deadline - performance.now());
  const changes = diffArrays(texts(before), texts(after), { timeout }) ?? [
    { value: texts(before), removed: true, added: false, count: 0 },
    { value: texts(after), added: true, removed: false, count: 0 },
  ];
  const notes = new Map<string, string[]>();
  let [old, now, common] = [0, 0, 0];
  const parts = changes.map(({ added, removed, value }): DiffPart => {
    const text = value.join('');
    if (added) now += value.length;
    else if (removed) old += value.length;
    else
      for (const word of value) {
        const [a, b] = [before.words[old++], after.words[now++]];
        if (!a || !b || !isWord(a)) continue;
        common += 1;
        for (const note of noteChanges(a.marks, b.marks, '')) {
          const words = notes.get(note);
          if (words) words.push(word);
          else notes.set(note, [word]);
        }
      }
    return { kind: added ? 'added' : removed ? 'removed' : 'same', text };
  });
  const total = before.words.filter(isWord).length + after.words.filter(isWord).length;
  return {
    parts,
    notes: [
      ...noteChanges(before.traits, after.traits, ''),
      ...Array.from(notes, ([note, words]) => `${note} “${words.join(' ')}”`),
    ],
    common: total === 0 ? 1 : (2 * common) / total,
  };
};

const whole = (block: Block, kind: DiffPart['kind']): DiffPart => ({ kind, text: block.text });

/** Pairs removed and added blocks between two equal ones, in order. */
const alignRun = (removed: readonly Block[], added: readonly Block[], deadline: number): RedlineRow[] => {
  const rows: RedlineRow[] = [];
  let from = 0;
  for (const block of removed) {
    let pair: Pair | undefined;
    let at = from;
    for (; at < Math.min(from + LOOK_AHEAD, added.length) && !pair; at += 1) {
      if (at > from && performance.now() > deadline) break;
      const candidate = comparePair(block, added[at] as Block, deadline);
      if (candidate.common >= MIN_COMMON) pair = candidate;
    }
    // As many blocks before and after: they stand for each other, however little they have in common.
    const isOneForOne = removed.length === added.length && from === rows.length;
    if (pair) {
      for (const other of added.slice(from, at - 1))
        rows.push({ kind: 'added', parts: [whole(other, 'added')], notes: [] });
      rows.push({ kind: 'changed', parts: pair.parts, notes: pair.notes });
      from = at;
    } else if (isOneForOne && added[from]) {
      const other = added[from++] as Block;
      rows.push({ kind: 'replaced', parts: [whole(block, 'removed'), whole(other, 'added')], notes: [] });
    } else rows.push({ kind: 'removed', parts: [whole(block, 'removed')], notes: [] });
  }
  for (const other of added.slice(from))
    rows.push({ kind: 'added', parts: [whole(other, 'added')], notes: [] });
  return rows;
};

/** Compares two texts block by block, then word by word. A removed block that was added elsewhere is shown there, as moved. */
export const redlineOf = (before: string, after: string): RedlineRow[] => {
  const [old, now] = [blocksOf(before), blocksOf(after)];
  const texts = (blocks: readonly Block[]) => blocks.map(({ text }) => text);
  const changes = diffArrays(texts(old), texts(now), { timeout: MAX_MS }) ?? [
    { value: texts(old), removed: true, added: false, count: 0 },
    { value: texts(now), added: true, removed: false, count: 0 },
  ];
  const countsOf = (kind: 'removed' | 'added') =>
    changes.filter((change) => change[kind]).flatMap(({ value }) => value);
  const come = new Set(countsOf('added'));
  const isMoved = new Set(countsOf('removed').filter((text) => come.has(text)));
  const deadline = performance.now() + MAX_MS;
  const rows: RedlineRow[] = [];
  let [removed, added]: [Block[], Block[]] = [[], []];
  const flush = () => {
    rows.push(...alignRun(removed, added, deadline));
    [removed, added] = [[], []];
  };
  let [i, j] = [0, 0];
  for (const change of changes)
    for (const text of change.value) {
      const [a, b] = [old[i], now[j]];
      if (!change.added) i += 1;
      if (!change.removed) j += 1;
      if (change.removed && a && !isMoved.has(text)) removed.push(a);
      else if (change.added && b && !isMoved.has(text)) added.push(b);
      else if (change.added && b) {
        flush();
        rows.push({ kind: 'moved', parts: [whole(b, 'same')], notes: [] });
      } else if (!change.removed && a && b) {
        flush();
        const { parts, notes } = comparePair(a, b, deadline);
        rows.push({ kind: notes.length > 0 ? 'changed' : 'same', parts, notes });
      }
    }
  flush();
  return rows;
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const TAGS = { same: 'span', added: 'ins', removed: 'del' } as const;

export const KIND_LABELS: Record<RedlineRow['kind'], string> = {
  same: '',
  added: 'Added',
  removed: 'Removed',
  moved: 'Moved here',
  changed: 'Changed',
  replaced: 'Replaced',
};

export const REDLINE_STYLE = `
body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 serif}.change{border-inline-start:3px solid;padding-inline-start:.7rem}
ins{color:#05603a}del{color:#a11}small{font-family:sans-serif}p{break-inside:avoid}`;

/** A page without scripts or addresses, to keep and to print. */
export const redlinePage = (title: string, rows: readonly RedlineRow[], style = ''): string => {
  const blocks = rows.map(({ kind, parts, notes }) => {
    const text = parts
      .map((part) => `<${TAGS[part.kind]}>${escape(part.text)}</${TAGS[part.kind]}>`)
      .join(kind === 'replaced' ? ' ' : '');
    const label =
      kind === 'same' ? '' : `<small>${[KIND_LABELS[kind], ...notes].map(escape).join(' · ')}</small><br>`;
    return `<p dir="auto"${kind === 'same' ? '' : ' class="change"'}>${label}${text}</p>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(title)}</title>${style && `<style>${style}</style>`}<h1>${escape(title)}</h1>${blocks.join('\n')}</html>`;
};
