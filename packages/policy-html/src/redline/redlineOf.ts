import { stepsOf } from './alignKeys.ts';
import { matchUnits } from './matchUnits.ts';
import { moveOf, nameMoves } from './numberMoves.ts';
import type { Cell, Run, Traits, Unit } from './readUnits.ts';
import type { Change, RedlineCell, RedlinePart, RedlineRow } from './RedlineRow.ts';

const NO_TRAITS: Traits = {};

const differences = (was: Traits, now: Traits): Change[] =>
  [...new Set([...Object.keys(was), ...Object.keys(now)])].flatMap((name) =>
    was[name] === now[name] ? [] : [{ name, was: was[name], now: now[name] }],
  );

/** Of a block, or of what is inside or joined with it. */
export const IS_ID = /attribute “(?:id|name)”$/;

interface Word extends Omit<RedlinePart, 'kind' | 'changes'> {
  /** What is compared. */
  key: string;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
/** Languages without spaces are compared by character. */
const CHARACTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const segmented = new Map<string, string[]>();

/** Texts repeat their words, and segmenting is slow. */
const segment = (text: string): string[] => {
  let words = segmented.get(text);
  if (!words) {
    words = Array.from(segmenter.segment(text), (one) => one.segment).flatMap((word) =>
      CHARACTERS.test(word) ? Array.from(word) : [word],
    );
    segmented.set(text, words);
  }
  return words;
};

const wordsOfRun = ({ text, traits, src }: Run): Word[] => {
  if (src !== undefined || text === '') return [{ text, traits, src, key: `${text}\n${src ?? 'end'}` }];
  return (text.match(/\s|\S+/g) ?? []).flatMap((piece) =>
    segment(piece).map((word) => ({ text: word, traits, src, key: word })),
  );
};

const samePart = (a: RedlinePart, b: RedlinePart): boolean =>
  a.kind === b.kind &&
  a.src === undefined &&
  b.src === undefined &&
  differences(a.traits, b.traits).length === 0 &&
  JSON.stringify(a.changes) === JSON.stringify(b.changes);

class Parts {
  readonly list: RedlinePart[] = [];
  #removed: RedlinePart[] = [];
  #added: RedlinePart[] = [];

  #join(part: RedlinePart): void {
    const last = this.list.at(-1);
    // The edge of a block in a cell has no text.
    if (last && last.text !== '' && part.text !== '' && samePart(last, part)) last.text += part.text;
    else this.list.push(part);
  }

  /** What is removed stands before what replaces it. */
  flush(): void {
    for (const part of [...this.#removed, ...this.#added]) this.#join(part);
    [this.#removed, this.#added] = [[], []];
  }

  same(was: Word, now: Word): void {
    this.flush();
    const { text, traits, src } = now;
    this.#join({ kind: 'same', text, traits, src, changes: differences(was.traits, traits) });
  }

  one(kind: 'added' | 'removed', { text, traits, src }: Word): void {
    (kind === 'added' ? this.#added : this.#removed).push({ kind, text, traits, src, changes: [] });
  }
}

const isSpace = ({ text }: Word): boolean => text === ' ';

const compareRuns = (old: readonly Run[], now: readonly Run[]): RedlinePart[] => {
  // Most texts are the same, and segmenting is slow.
  if (
    old.length === now.length &&
    old.every(({ text, src }, at) => text === now[at]?.text && src === now[at].src)
  )
    return now.map((run, at) => ({
      ...run,
      kind: 'same',
      changes: differences(old[at]?.traits ?? NO_TRAITS, run.traits),
    }));
  const [a, b] = [old.flatMap(wordsOfRun), now.flatMap(wordsOfRun)];
  const parts = new Parts();
  const steps = stepsOf(
    a.map(({ key }) => key),
    b.map(({ key }) => key),
  );
  for (const [index, { old: i, now: j }] of steps.entries()) {
    const [was, is] = [a[i ?? -1], b[j ?? -1]];
    if (was && is) {
      // A space between two changes would cut them into single words.
      const isBetween = [steps[index - 1], steps[index + 1]].every(
        (step) => step && (step.old === undefined || step.now === undefined),
      );
      if (!isBetween || !isSpace(was)) {
        parts.same(was, is);
        continue;
      }
    }
    if (was) parts.one('removed', was);
    if (is) parts.one('added', is);
  }
  parts.flush();
  return parts.list;
};

/** A cell that one text lacks has no counterpart. */
const compareCells = (old: Cell | undefined, now: Cell | undefined): RedlineCell => ({
  kind: !old ? 'added' : now ? 'same' : 'removed',
  traits: (now ?? old)?.traits ?? NO_TRAITS,
  parts: compareRuns(old?.runs ?? [], now?.runs ?? []),
  changes: differences(old?.traits ?? NO_TRAITS, now?.traits ?? NO_TRAITS),
});

const cellText = ({ runs }: Cell): string => runs.map(({ text }) => text).join('');

/** A column may have come or gone. */
const pairCells = (old: readonly Cell[], now: readonly Cell[]): [Cell | undefined, Cell | undefined][] => {
  if (old.length === now.length) return old.map((cell, index) => [cell, now[index]]);
  return stepsOf(old.map(cellText), now.map(cellText)).map((step) => [
    old[step.old ?? -1],
    now[step.now ?? -1],
  ]);
};

const hasOtherParts = ({ kind, parts }: RedlineCell): boolean =>
  kind !== 'same' || parts.some((part) => part.kind !== 'same');

/** Ids that links of a text point to. */
const linkedIn = (units: readonly Unit[]): Set<string> =>
  new Set(
    units
      .flatMap(({ cells }) => cells.flatMap(({ runs }) => runs))
      .flatMap(({ traits: { link = '' } }) => link.split(' '))
      .flatMap((link) => (link.startsWith('#') ? link.slice(1) : [])),
  );

/** An id leads readers only if links of both texts point to it: one that only comes or goes with its links is said with these. */
const marksSilent = (olds: readonly Unit[], nows: readonly Unit[]) => {
  const [before, after] = [linkedIn(olds), linkedIn(nows)];
  return ({ name, was = '', now = '' }: Change): boolean =>
    IS_ID.test(name) && !`${was} ${now}`.split(' ').some((id) => before.has(id) && after.has(id));
};

const allOf = (kind: 'added' | 'removed', unit: Unit): Omit<RedlineRow, 'kind'> => {
  const side = (value: string) => (kind === 'added' ? { now: value } : { was: value });
  const of = (traits: Traits) => Object.entries(traits).map(([name, value]) => ({ name, ...side(value) }));
  return {
    type: unit.type,
    traits: unit.traits,
    number: unit.number,
    changes: of(unit.traits),
    cells: unit.cells.map((cell) => ({
      kind,
      traits: cell.traits,
      changes: of(cell.traits),
      parts: cell.runs.map((run) => ({ ...run, kind, changes: [] })),
    })),
  };
};

const compareUnits = (
  old: Unit,
  now: Unit,
  isMoved: boolean,
  isSilent: (change: Change) => boolean,
): RedlineRow => {
  const cells = pairCells(old.cells, now.cells).map(([before, after]) => compareCells(before, after));
  const isOtherNumber = old.number !== now.number && !isMoved && !moveOf(old.number, now.number);
  const changes = [
    ...differences(old.traits, now.traits),
    ...(isOtherNumber
      ? [{ name: 'number', was: old.number || undefined, now: now.number || undefined }]
      : []),
  ];
  const inside = cells.flatMap((cell) => [cell, ...cell.parts]).flatMap((one) => one.changes);
  const all = [...changes, ...inside];
  for (const change of all) if (isSilent(change)) change.isSilent = true;
  const isChanged = all.some((change) => !change.isSilent) || cells.some(hasOtherParts);
  return {
    kind: isMoved ? 'moved' : isChanged ? 'changed' : 'same',
    type: now.type,
    traits: now.traits,
    number: now.number,
    cells,
    changes,
  };
};

/** Compares the units of two texts, then their words. */
export const redlineOf = (olds: readonly Unit[], nows: readonly Unit[]): RedlineRow[] => {
  const earlier = new Map<RedlineRow, string>();
  const isSilent = marksSilent(olds, nows);
  const rows = matchUnits(olds, nows).map(({ old, now, isMoved }): RedlineRow => {
    const [was, is] = [olds[old ?? -1], nows[now ?? -1]];
    if (was && is) {
      const row = compareUnits(was, is, isMoved, isSilent);
      earlier.set(row, was.number);
      return isMoved ? { ...row, move: old, otherNumber: was.number } : row;
    }
    const kind = is ? 'added' : 'removed';
    const row = allOf(kind, (is ?? was) as Unit);
    return isMoved ? { ...row, kind: 'left', move: old } : { ...row, kind };
  });
  const moved = new Map(rows.flatMap((row) => (row.kind === 'moved' ? [[row.move, row] as const] : [])));
  for (const row of rows) if (row.kind === 'left') row.otherNumber = moved.get(row.move)?.number ?? '';
  nameMoves(rows, earlier);
  segmented.clear();
  return rows;
};

/** Whether a redline shows no difference at all: only what `describeSource` names differs. */
export const isUnchanged = (rows: readonly RedlineRow[]): boolean =>
  rows.every(({ kind, numbersMove }) => kind === 'same' && !numbersMove);
