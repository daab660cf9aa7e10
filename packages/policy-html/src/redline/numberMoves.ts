import { type NumberStyle, VALUES } from './numerals.ts';
import type { NumberMove, RedlineRow } from './RedlineRow.ts';

interface Step {
  by: number;
  style: NumberStyle;
}

/** Parts of a number that count, and what stands between them. */
const splitNumber = (number: string) => number.split(/(\d+|(?<![\p{L}])[a-z]{1,5}(?![\p{L}]))/iu);

const isUpper = (text: string): boolean => text !== text.toLowerCase();

const stepOf = (was: string, now: string): Step | undefined => {
  if (isUpper(was) !== isUpper(now)) return undefined;
  const styles: NumberStyle[] =
    was.length + now.length > 2 ? ['digits', 'roman', 'letters'] : ['digits', 'letters'];
  for (const style of styles) {
    const by = VALUES[style](now) - VALUES[style](was);
    if (by) return { by, style };
  }
  return undefined;
};

/** How a number has moved; undefined if it is another kind of number. */
export const moveOf = (was: string, now: string): (Step & { level: number }) | undefined => {
  const [a, b] = [splitNumber(was), splitNumber(now)];
  const differing = a.flatMap((part, index) => (part === b[index] ? [] : [index]));
  const [at = 0] = differing;
  if (a.length !== b.length || differing.length !== 1 || at % 2 === 0) return undefined;
  const step = stepOf(a[at] ?? '', b[at] ?? '');
  return step && { ...step, level: (at - 1) / 2 };
};

const STYLES = Object.keys(VALUES) as NumberStyle[];

/** The sequences that a number is in, with its value there: 4.2 is in that of 4.1 and in that of 3. `depth` counts the lists around it. */
const placesOf = (number: string, depth: number): Map<string, number> => {
  const parts = splitNumber(number);
  const places = new Map<string, number>();
  for (let at = 1; at < parts.length; at += 2) {
    const part = parts[at] ?? '';
    const isClosed = parts[at + 1]?.startsWith(')');
    const around = [depth, ...parts.slice(0, at), isUpper(part), isClosed].join('\n');
    for (const style of STYLES) {
      const value = VALUES[style](part);
      if (!Number.isNaN(value)) places.set(`${style} ${(at - 1) / 2} ${around}`, value);
    }
  }
  return places;
};

interface Run {
  move: NumberMove;
  /** Of the last number that it covers, as it was. */
  value: number;
  /** Began in a list whose numbers go down. */
  isReversed: boolean;
  /** Of all that it covers, as they were and are. */
  low: number;
  high: number;
  /** Other numbers of the sequence, between which it can go on. */
  floor: number;
  ceiling: number;
}

const isList = ({ traits }: RedlineRow): boolean => traits['kind']?.endsWith('list') === true;

/** Names each run of numbers that move by as much where it begins. What it says, “4.2 to 4.5 are now 4.3 to 4.6”, is true of each number between them. */
export const nameMoves = (rows: readonly RedlineRow[], earlier: ReadonlyMap<RedlineRow, string>): void => {
  const lists: RedlineRow[] = [];
  const runs = new Map<string, Run>();
  for (const row of rows) {
    if (row.type === 'open' && isList(row)) lists.push(row);
    if (row.type === 'close' && isList(row)) lists.pop();
    const was = earlier.get(row);
    if (was === undefined || row.kind === 'moved' || (was === row.number && runs.size === 0)) continue;
    const before = placesOf(was, lists.length);
    const after = placesOf(row.number, lists.length);
    const move = moveOf(was, row.number);
    const own = move && [...before.keys()].find((key) => key.startsWith(`${move.style} ${move.level} `));
    for (const [sequence, value] of [...before, ...after]) {
      const run = runs.get(sequence);
      if (!run || (sequence === own && run.move.by === move?.by)) continue;
      if (value < run.low) run.floor = Math.max(run.floor, value);
      else if (value > run.high) run.ceiling = Math.min(run.ceiling, value);
      else runs.delete(sequence);
    }
    if (!move || own === undefined) continue;
    const value = before.get(own) ?? 0;
    const [low, high] = [Math.min(value, value + move.by), Math.max(value, value + move.by)];
    const change = { name: 'number', was, now: row.number };
    const run = runs.get(own);
    const step = value - (run?.value ?? value);
    const isReversed = lists.at(-1)?.traits['reversed'] !== undefined;
    // 4.2 may be followed by 4.2.1.
    const isNext = step === 0 ? splitNumber(was).length > 2 * move.level + 3 : step < 0 === isReversed;
    if (
      run?.move.by === move.by &&
      run.isReversed === isReversed &&
      isNext &&
      low > run.floor &&
      high < run.ceiling
    ) {
      run.move.count += 1;
      run.move.last = change;
      [run.value, run.low, run.high] = [value, Math.min(run.low, low), Math.max(run.high, high)];
    } else {
      row.numbersMove = { ...move, count: 1, first: change, last: change };
      runs.set(own, {
        move: row.numbersMove,
        value,
        isReversed,
        low,
        high,
        floor: -Infinity,
        ceiling: Infinity,
      });
    }
  }
};
