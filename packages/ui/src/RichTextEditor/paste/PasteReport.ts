import type { Node as DocumentNode } from '@tiptap/pm/model';
import { hasBlockChildren, isBlockElement } from '../html/elements.ts';

const GROUPS = {
  deadLink: 'check',
  blankLink: 'check',
  checkbox: 'check',
  keptRevision: 'check',
  hidden: 'leftOut',
  comment: 'leftOut',
  fieldCode: 'leftOut',
  pageNumber: 'leftOut',
  removed: 'leftOut',
  inserted: 'accepted',
  deleted: 'accepted',
  listNumber: 'changed',
  literalNumber: 'changed',
  redirect: 'changed',
  capitals: 'changed',
  picture: 'changed',
} as const;

export type PasteKind = keyof typeof GROUPS;
export type PasteGroup = (typeof GROUPS)[PasteKind];

/** One line on what a paste did. */
export interface PasteEntry {
  readonly id: number;
  readonly kind: PasteKind;
  readonly group: PasteGroup;
  /** Author of a comment or revision, or name of what was removed; empty if there is none. */
  readonly name: string;
  count: number;
  /** Words that it concerns. */
  readonly quotes: string[];
  /** Its places in the text, as in `takeMark`. */
  readonly marks: number[];
}

/** What to do with tracked changes. `mark` keeps them as `<ins>` and `<del>`. */
export type RevisionChoice = 'accept' | 'mark';

/** What a paste did. */
export interface PasteResult {
  /** Name of the program that the text is from; empty if it does not say. */
  source: string;
  entries: readonly PasteEntry[];
  revisions: RevisionChoice;
  paragraphs: number;
  tables: number;
  /** The document before and after it. */
  before: DocumentNode;
  after: DocumentNode;
  /** Takes the paste back, which can be done until the text changes. */
  undo: () => void;
  /** Pastes again. Call `undo` first. */
  again: (revisions: RevisionChoice) => void;
}

/** Kinds with a line for each occurrence. */
const SEPARATE: ReadonlySet<PasteKind> = new Set(['comment', 'inserted', 'deleted', 'deadLink']);

const MARK_START = '\ufdd0';
const MARK_END = '\ufdd1';

/** Finds the marks of a pasted text. No text has these characters. */
export const MARK = /\ufdd0(\d+)\ufdd1/g;

/** Characters that a clipboard could use to forge marks. */
export const withoutMarks = (html: string): string => html.replaceAll(/[\ufdd0\ufdd1]/g, '');

/** The words of a node in one line. */
export const textOf = (node: Node): string =>
  (node.textContent ?? '')
    .replaceAll(MARK, '')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();

const TEXT_BLOCK = 'p, h1, h2, h3, h4, h5, h6, li, td, th, dt, dd, div, blockquote';

/** How many elements to search for a block that can hold a mark. */
const MAX_STEPS = 500;

/** Collects what a paste did, and marks where. Marks are characters until `takeMarks`. */
export class PasteReport {
  readonly entries: PasteEntry[] = [];
  readonly #byName = new Map<string, PasteEntry>();
  readonly #root: HTMLElement;
  #lastMark = 0;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  add(
    kind: PasteKind,
    {
      name = '',
      quote = '',
      count = 1,
      at,
    }: { name?: string; quote?: string; count?: number; at?: Element } = {},
  ): void {
    const key = `${kind} ${name}`;
    let entry = SEPARATE.has(kind) ? undefined : this.#byName.get(key);
    if (!entry) {
      entry = { id: this.entries.length, kind, group: GROUPS[kind], name, count: 0, quotes: [], marks: [] };
      this.#byName.set(key, entry);
      this.entries.push(entry);
    }
    entry.count += count;
    if (quote) entry.quotes.push(quote);
    const mark = at && this.#mark(at);
    if (mark) entry.marks.push(mark);
  }

  #mark(at: Element): number | undefined {
    const text = `${MARK_START}${this.#lastMark + 1}${MARK_END}`;
    const around = at.parentElement?.closest(TEXT_BLOCK);
    if (around && !isBlockElement(at) && !hasBlockChildren(around)) at.before(text);
    else if (!this.#markNeighbor(at, text)) return undefined;
    this.#lastMark += 1;
    return this.#lastMark;
  }

  #markNeighbor(at: Element, text: string): boolean {
    const walker = this.#root.ownerDocument.createTreeWalker(this.#root, 1);
    for (const direction of ['previousNode', 'nextNode'] as const) {
      walker.currentNode = at;
      for (let step = 0; step < MAX_STEPS; step++) {
        const found = walker[direction]() as Element | null;
        if (!found) break;
        if (found.contains(at) || at.contains(found)) continue;
        if (!found.matches(TEXT_BLOCK) || hasBlockChildren(found) || textOf(found) === '') continue;
        if (direction === 'previousNode') found.append(text);
        else found.prepend(text);
        return true;
      }
    }
    return false;
  }
}
