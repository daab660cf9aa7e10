import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { formatNumber, type NumberType, parseNumber } from '../html/numbers.ts';
import { readOutline } from '../outline/readOutline.ts';
import { idsOf, innerLinksOf, isContents } from './anchors.ts';
import { formerValues, isNumberedItem, valueOf } from './listItems.ts';
import { hasPrefix, lengthOf, type Marker, readMarker, textOf } from './marker.ts';
import { findReferences, LINKED_NUMBER, readContext } from './ownReferences.ts';

/** A number that could change. Nothing has changed yet. */
export interface NumberChange {
  /** A `gone` one refers to a clause that was deleted: it stays as it is, and another clause may get its number. */
  readonly kind: 'clause' | 'reference' | 'gone';
  readonly from: number;
  readonly to: number;
  readonly old: string;
  readonly now: string;
  /** The sentence around it. */
  readonly sentence: string;
  /** It surely is a number of this text: not of a law, an amount or another document. */
  readonly isSure: boolean;
}

/** A clause that contains the current one, or is it. */
interface Clause {
  readonly key: string;
  readonly type: NumberType;
  readonly oldValue: number;
  readonly value: number;
  /** How others refer to it, such as "2(a)". */
  readonly oldPath: string;
  readonly path: string;
  /** The body of the text, or the schedule that it is in, from 0. */
  readonly part: number;
  /** It has not changed since the text was opened. */
  readonly isOpened: boolean;
  /** Browsers number it, and show its new number at once. */
  readonly isItem?: boolean;
  /** Its new number may have been that of a clause that was deleted. */
  readonly hasFallen: boolean;
}

const TYPES: readonly NumberType[] = ['1', 'a', 'A', 'i', 'I'];
/** A clause may be missing before the next one; a number further away is probably another one. */
const MAX_GAP = 3;

const MONTHS = 'jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez';
const UNITS = [
  String.raw`(?:(?:business|working|calendar|banking) )?(?:days?|weeks?|months?|quarters?|years?|hours?|minutes?|seconds?)`,
  '(?:werk|arbeits|bank(?:arbeits)?|kalender)?(?:tage?n?|wochen?|monate?n?)|quartale?n?|jahre?n?|stunden?|minuten?|sekunden?|uhr',
  'per ?cent|prozent|hundred|thousand|tausend|tsd|mio|mrd|[mb]illion(?:en)?|milliarden?|euros?|dollars?|pounds?|francs?|franken',
  '[kmgt]?(?:g|w|wh|hz)|[kcmµ]?m[²³23]?|[kmgtp]i?b(?:it|yte)?s?|bytes?|ml|lit(?:er|re)s?|tons?|tonnes?|inch(?:es)?|feet|ft|miles?|yards?|lbs?|oz',
].join('|');
const LOWER_CASE = /^\s+\p{Ll}/u;
/** Behind a number that is an amount or the day of a date. */
const AMOUNT = new RegExp(
  String.raw`^\s*(?:[%‰°]|\p{L}{0,3}\p{Sc}|(?:${UNITS})(?!\p{L})|(?:${MONTHS})\p{L}*\.?\s)`,
  'iu',
);
/** Also behind one, but no word of a heading in capitals, such as ALL. */
const CURRENCY = new RegExp(
  String.raw`^\s*(?:${Intl.supportedValuesOf('currency').join('|')})(?!\p{L})(?!\s+\p{Lu})`,
  'u',
);

/** A longer paragraph that begins so is a sentence. */
const MAX_TITLE = 100;
/** A heading of a part that has numbers of its own. */
const PART = /^\s*(?:schedule|annex|exhibit|appendix|attachment|anlage|anhang|beilage)(?!\p{L})/iu;
const DOT_LEADER = /(?:\.{3,}|…|\t)\s*\d+\s*$/u;

interface Block {
  readonly at: number;
  readonly text: string;
  /** Where its marker ends. */
  readonly start: number;
  readonly clauses: readonly Clause[];
  readonly part: number;
  readonly node: Node;
  /** The clause that begins with it. */
  readonly own?: Clause | undefined;
  /** A line of a contents list: its number refers to a clause. */
  readonly contents?: Marker;
}

/** Where a marker belongs: the innermost clause that it follows most closely, or a new level. */
function placeOf(
  stack: readonly Clause[],
  marker: Marker,
  level: number | undefined,
): { depth: number; type: NumberType; oldValue: number; key: string } {
  const possible = TYPES.flatMap((type) => {
    const oldValue = parseNumber(marker.number, type);
    if (oldValue === undefined) return [];
    const key = `${level ?? ''} ${marker.before.trim()} ${type} ${marker.after}`;
    const depth = stack.findLastIndex((one) => one.key === key);
    // A new level begins with 1.
    const gap = depth === -1 ? oldValue : Math.abs(oldValue - 1 - (stack[depth]?.oldValue ?? 0));
    return [{ depth, type, oldValue, key, gap: gap + (depth === -1 ? 0.5 : 0) }];
  });
  const [best] = possible.toSorted((a, b) => a.gap - b.gap);
  return best ?? { depth: -1, type: '1', oldValue: 1, key: '' };
}

/** Blocks whose text a later heading repeats, that lead to a page or are a link within the text. */
function isContentsLine(node: Node, text: string, start: number, headings: ReadonlySet<string>): boolean {
  if (node.type.name === 'heading') return false;
  const rest = text.slice(start).trim();
  let isLink = rest !== '';
  node.forEach((child) => {
    const isToAnchor = child.marks.some((mark) => String(mark.attrs['href'] ?? '').startsWith('#'));
    if (child.textContent.trim() !== '' && !isToAnchor) isLink = false;
  });
  return isLink || DOT_LEADER.test(text) || headings.has(rest);
}

const asReference = (number: string, isInside: boolean) => (isInside ? `(${number})` : number);

interface Place {
  readonly isDoubtful: boolean;
  /** Text without a number stands before it. */
  readonly isAfterText: boolean;
  /** The first one of a clause begins with 1. */
  readonly isInClause: boolean;
}

/** The new value of a number; undefined if the number is part of the sentence. */
function follow(
  before: Clause | undefined,
  oldValue: number,
  { isDoubtful, isAfterText, isInClause }: Place,
): number | undefined {
  // A year is no clause.
  if (oldValue > 999 && (before?.oldValue ?? 0) < 999 - MAX_GAP) return undefined;
  if (!before) {
    if (isInClause && !isDoubtful && oldValue <= 1 + MAX_GAP) return 1;
    return isDoubtful && oldValue !== 1 ? undefined : oldValue;
  }
  const step = oldValue - before.oldValue;
  // Numbers that begin again are another list; a second 1 directly after the first one is an inserted clause.
  if (oldValue === 1 && (before.oldValue > 1 || isAfterText)) return 1;
  if (step === 1) return before.value + 1;
  return isDoubtful || step > 1 + MAX_GAP ? undefined : before.value + 1;
}

/** Reads the clauses of a text, in order. */
class Clauses {
  readonly blocks: Block[] = [];
  readonly changes: NumberChange[] = [];
  /** By the ids in it. */
  readonly byId = new Map<string, Clause>();
  readonly #headings = new Set<string>();
  #stack: readonly Clause[] = [];
  /** The last clause of each form, whose numbers may go on in the next section. */
  #last = new Map<string, Clause>();
  #part = 0;
  #isAfterText = false;
  /** The item whose first block comes next. */
  #item: Clause | undefined;
  readonly #opened: ReadonlySet<Node>;
  readonly #former: ReadonlyMap<Node, number> | undefined;

  /** @param former numbers that items of lists had; without it, those that they have */
  constructor(doc: Node, opened: ReadonlySet<Node>, former?: ReadonlyMap<Node, number>) {
    this.#opened = opened;
    this.#former = former;
    doc.descendants((node) => {
      if (node.type.name !== 'heading') return;
      const text = textOf(node);
      this.#headings.add(text.slice(lengthOf(readMarker(text, true))).trim());
    });
    let tableEnd = 0;
    doc.descendants((node, at, parent, index) => {
      // It follows the headings.
      if (isContents(node)) return false;
      if (node.type.name === 'table') tableEnd = at + node.nodeSize;
      if (isNumberedItem(node, parent)) this.#readItem(node, parent, index, doc.resolve(at).depth);
      if (node.isTextblock && !node.type.spec.code && node.textContent.trim() !== '')
        this.#readBlock(node, at, at < tableEnd);
      return true;
    });
  }

  #push(node: Node, depth: number, clause: Omit<Clause, 'part' | 'isOpened' | 'hasFallen'>): void {
    const above = this.#stack.slice(0, depth === -1 ? this.#stack.length : depth);
    const hasFallen = clause.value < clause.oldValue || above.at(-1)?.hasFallen === true;
    const own = { ...clause, part: this.#part, isOpened: this.#opened.has(node), hasFallen };
    this.#stack = [...above, own];
    this.#last.set(own.key, own);
  }

  /** Browsers number it. */
  #readItem(item: Node, list: Node, index: number, listDepth: number): void {
    const value = valueOf(item, list, index);
    const oldValue = this.#former ? this.#former.get(item) : value;
    const type = (list.attrs['type'] as NumberType | null) ?? '1';
    const key = `list ${listDepth}`;
    const depth = this.#stack.findLastIndex((one) => one.key === key);
    const above = (depth === -1 ? this.#stack : this.#stack.slice(0, depth)).at(-1);
    const isInside = above !== undefined;
    const path = (above?.path ?? '') + asReference(formatNumber(value, type), isInside);
    // Nothing refers to a new one by a number that it had.
    const oldPath =
      oldValue === undefined
        ? `new ${this.blocks.length}`
        : (above?.oldPath ?? '') + asReference(formatNumber(oldValue, type), isInside);
    this.#push(item, depth, { key, type, oldValue: oldValue ?? value, value, oldPath, path, isItem: true });
    this.#item = this.#stack.at(-1);
    this.#name(item, this.#item);
  }

  #name(node: Node, clause: Clause | undefined): void {
    if (clause) for (const id of idsOf(node)) this.byId.set(id, clause);
  }

  #readBlock(node: Node, at: number, isInTable: boolean): void {
    const text = textOf(node);
    const level = node.type.name === 'heading' ? (node.attrs['level'] as number) : undefined;
    if (PART.test(text) && text.length < MAX_TITLE) {
      this.#stack = [];
      this.#last.clear();
      this.#part += 1;
    }
    const marker = isInTable ? undefined : readMarker(text, level !== undefined);
    const end = lengthOf(marker);
    const block = { at, text, node, part: this.#part };
    if (marker && isContentsLine(node, text, end, this.#headings)) {
      this.blocks.push({ ...block, start: end, clauses: [], contents: marker });
      return;
    }
    const rest = text.slice(end);
    const isDoubtful = marker !== undefined && isInSentence(marker, rest, level !== undefined);
    const number = marker && this.#read(node, marker, isDoubtful, level);
    if (marker && number !== undefined && number !== marker.number) {
      const from = at + 1 + marker.before.length;
      const [to, old] = [from + marker.number.length, marker.number];
      this.changes.push({
        kind: 'clause',
        from,
        to,
        old,
        now: number,
        sentence: `${text.slice(0, end).trim()} ${sentenceAt(rest, 0)}`,
        isSure: !isDoubtful,
      });
    }
    if (!isInTable) this.#isAfterText = number === undefined;
    const own = number === undefined ? this.#item : this.#stack.at(-1);
    this.#item = undefined;
    this.#name(node, own);
    node.forEach((child) => this.#name(child, own));
    this.blocks.push({ ...block, own, start: number === undefined ? 0 : end, clauses: this.#stack });
  }

  /** Its new number; undefined if it is part of the sentence. */
  #read(node: Node, marker: Marker, isDoubtful: boolean, level: number | undefined): string | undefined {
    const place = { isDoubtful, isAfterText: this.#isAfterText };
    return marker.number.includes('.')
      ? this.#readDotted(node, marker.number, place)
      : this.#readSingle(node, marker, level, place);
  }

  #readDotted(node: Node, number: string, place: Omit<Place, 'isInClause'>): string | undefined {
    const dot = number.lastIndexOf('.');
    const [written, oldValue] = [number.slice(0, dot), Number(number.slice(dot + 1))];
    const key = `dotted ${number.split('.').length}`;
    const depth = this.#stack.findLastIndex((one) => one.key === key);
    const parent = this.#stack.findLastIndex(({ oldPath }) => oldPath === written);
    const above = this.#stack[parent];
    const sibling = this.#stack[depth]?.oldPath.startsWith(`${written}.`) ? this.#stack[depth] : undefined;
    const value = follow(sibling, oldValue, { ...place, isInClause: above !== undefined });
    if (value === undefined) return undefined;
    const path = `${above?.path ?? written}.${value}`;
    this.#push(node, above ? parent + 1 : depth, { key, type: '1', oldValue, value, oldPath: number, path });
    return path;
  }

  #readSingle(
    node: Node,
    marker: Marker,
    level: number | undefined,
    place: Omit<Place, 'isInClause'>,
  ): string | undefined {
    const { depth, type, oldValue, key } = placeOf(this.#stack, marker, level);
    const isTop = depth === -1 && hasPrefix(marker.before);
    const above = isTop ? undefined : (depth === -1 ? this.#stack : this.#stack.slice(0, depth)).at(-1);
    const last = this.#last.get(key);
    // Numbers may go on in the next section.
    const before = this.#stack[depth] ?? (last?.oldValue === oldValue - 1 ? last : undefined);
    const value = follow(before, oldValue, { ...place, isInClause: above !== undefined });
    if (value === undefined) return undefined;
    // Articles and paragraph signs are in no other clause.
    if (isTop) this.#stack = [];
    const now = formatNumber(value, type);
    const oldPath = (above?.oldPath ?? '') + asReference(marker.number, above !== undefined);
    const path = (above?.path ?? '') + asReference(now, above !== undefined);
    this.#push(node, depth, { key, type, oldValue, value, oldPath, path });
    return now;
  }
}

/** An amount, a date or a sentence that begins with a number. Sub-clauses such as (a) are in lower case. */
function isInSentence({ number }: Marker, rest: string, isHeading: boolean): boolean {
  return (
    AMOUNT.test(rest) ||
    CURRENCY.test(rest) ||
    (/^\d/.test(number) && !isHeading && (LOWER_CASE.test(rest) || rest.trim() === ''))
  );
}

/** What a link with the number of a clause should say: as many levels as now; undefined if it has no number. */
function followLink(text: string, { path }: Clause): { old: string; now: string } | undefined {
  const old = LINKED_NUMBER.exec(text)?.[1];
  // "In" is a number only if the clause has a letter.
  if (!old || (/^[a-z]/i.test(old) && !/^[a-z]/i.test(path))) return undefined;
  const levels = /(?:\([^)]*\))+$/.exec(path)?.[0].match(/\([^)]*\)/g) ?? [];
  const inner = old.startsWith('(') ? levels.slice(-old.split('(').length + 1).join('') : '';
  return { old, now: inner || path };
}

const SENTENCE_END = /[.!?]\s+(?=\p{Lu})/gu;

/** The sentence around a place, without the rest of a long block. */
function sentenceAt(text: string, at: number): string {
  let [from, to] = [0, text.length];
  for (const { index, 0: end } of text.matchAll(SENTENCE_END))
    if (index < at) from = index + end.length;
    else to = Math.min(to, index + 1);
  return text.slice(from, to).trim();
}

/** The clauses that each number names; only one, unless one was inserted or schedules have numbers of their own. */
type Paths = ReadonlyMap<string, readonly Clause[]>;
/** What a reference names: clauses, with their new numbers. */
type Target = Pick<Clause, 'path' | 'isOpened' | 'isItem'>;

/** What a reference names; `gone` if it named a clause of the text that was opened, or would name another one after the changes. */
function findTargets(
  target: string,
  clauses: readonly Clause[],
  { paths, gone }: { paths: Paths; gone: ReadonlySet<string> },
): Target[] | 'gone' {
  if (!target.startsWith('(')) {
    const exact = paths.get(target);
    if (exact) return [...exact];
    if (gone.has(target)) return 'gone';
    // "3.4(a)" also names a part of clause 3.4 that has no number of its own.
    for (let end = target.lastIndexOf('('); end > 0; end = target.lastIndexOf('(', end - 1)) {
      const found = paths.get(target.slice(0, end));
      if (found) return found.map((one) => ({ ...one, path: one.path + target.slice(end) }));
    }
    return [];
  }
  for (const { oldPath, path } of [...clauses.toReversed(), { oldPath: '', path: '' }]) {
    const found = paths.get(oldPath + target);
    if (found)
      return found.map((one) =>
        one.path.startsWith(path) ? { ...one, path: one.path.slice(path.length) } : one,
      );
    if (gone.has(oldPath + target)) return 'gone';
  }
  return [];
}

const nodesOf = (doc: Node | undefined): ReadonlySet<Node> => {
  const nodes = new Set<Node>();
  doc?.descendants((node) => void nodes.add(node));
  return nodes;
};

const clausesIn = (blocks: readonly Block[]): Clause[] => [
  ...new Set(blocks.flatMap((block) => block.clauses)),
];

/**
 * Numbers at the starts of paragraphs that are not consecutive, and references to them, also to clauses that were deleted. A consistent text has none.
 * `opened` is the text before it was edited: of two clauses with the same number, what refers to it there means the one that it has.
 * `numbered` is the text when its references were right: items of lists had their numbers then, and what has changed since means those of today.
 */
export function planNumbers(doc: Node, opened?: Node, numbered = opened): NumberChange[] {
  const [openedNodes, numberedNodes] = [nodesOf(opened), nodesOf(numbered)];
  const { blocks, changes, byId } = new Clauses(doc, openedNodes, numbered && formerValues(doc, numbered));
  const clauses = clausesIn(blocks);
  const former = opened ? clausesIn(new Clauses(opened, openedNodes).blocks) : [];
  const known = new Map<number, { paths: Map<string, Clause[]>; gone: Set<string> }>();
  /** In a schedule also those of the body. */
  const pathsOf = (part: number) => {
    const read = known.get(part) ?? { paths: new Map<string, Clause[]>(), gone: new Set<string>() };
    if (known.has(part)) return read;
    const isIn = (clause: Clause) => clause.part === 0 || clause.part === part;
    for (const clause of clauses.filter(isIn)) {
      read.paths.set(clause.oldPath, [...(read.paths.get(clause.oldPath) ?? []), clause]);
      if (clause.hasFallen) read.gone.add(clause.path);
    }
    for (const { oldPath } of former.filter(isIn)) read.gone.add(oldPath);
    known.set(part, read);
    return read;
  };
  const refer = (block: Block, target: string, index: number, isOwn: boolean) => {
    const found = findTargets(target, block.clauses, pathsOf(block.part));
    const from = block.at + 1 + index;
    const sentence = sentenceAt(block.text, index);
    const change = { from, to: from + target.length, old: target, sentence };
    if (found === 'gone') {
      changes.push({ ...change, kind: 'gone', now: target, isSure: isOwn });
      return;
    }
    if (found.some(({ isItem }) => isItem) && !numberedNodes.has(block.node)) return;
    const all = new Set(found.map(({ path }) => path));
    const same = openedNodes.has(block.node) ? found.filter(({ isOpened }) => isOpened) : [];
    const [only] = same.length === 1 && all.size > 1 ? same : [];
    // Otherwise the later one had the number before the other was inserted.
    const now = (only ?? found.at(-1))?.path;
    if (now === undefined || now === target) return;
    const isSure = isOwn && (all.size === 1 || only !== undefined);
    changes.push({ ...change, kind: 'reference', now, isSure });
  };
  const linked = new Set<number>();
  for (const { node, at, text } of blocks)
    for (const link of innerLinksOf(node)) {
      const target = byId.get(link.id);
      const followed = target && followLink(link.text, target);
      if (!followed) continue;
      const { old, now } = followed;
      const index = link.at + link.text.length - old.length;
      const from = at + 1 + index;
      linked.add(from);
      const sentence = sentenceAt(text, index);
      if (old !== now)
        changes.push({ kind: 'reference', from, to: from + old.length, old, now, sentence, isSure: true });
    }
  const context = readContext(blocks);
  for (const block of blocks) {
    if (block.contents) refer(block, block.contents.number, block.contents.before.length, true);
    for (const { target, index, isOwn } of findReferences(block.text, block.start, context))
      if (!linked.has(block.at + 1 + index)) refer(block, target, index, isOwn);
  }
  return changes.toSorted((a, b) => a.from - b.from);
}

/** What a reference can lead to, in the order of the text. */
export interface ReferenceTarget {
  /** Position before the block. */
  readonly at: number;
  /** With its own number. */
  readonly text: string;
  /** As others refer to it; undefined for a heading without one. */
  readonly number?: string | undefined;
}

/** Headings, clauses and items of numbered lists. */
export function readTargets(doc: Node): ReferenceTarget[] {
  const numbers = new Map(new Clauses(doc, new Set()).blocks.map(({ at, own }) => [at, own?.oldPath]));
  return readOutline(doc).map(({ at, text }) => ({ at, text, number: numbers.get(at) }));
}

/** Makes the chosen changes, as one undo step. */
export function applyNumbers(editor: Editor, changes: readonly NumberChange[]): void {
  const { tr, schema } = editor.state;
  for (const { from, to, old, now } of changes.toSorted((a, b) => b.from - a.from))
    if (tr.doc.textBetween(from, to) === old)
      tr.replaceWith(from, to, schema.text(now, tr.doc.nodeAt(from)?.marks));
  const numbered = editor.storage.source.numbered.push(tr.doc);
  editor.view.dispatch(tr.setDocAttribute('numbered', numbered));
}
