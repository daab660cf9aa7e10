import { alignKeys, heaviestRise, type Key } from './alignKeys.ts';
import { textOf, type Traits, type Unit } from './readUnits.ts';

/** Units that only one text has, or a pair. */
export interface Pair {
  /** Index in the earlier text; undefined for an added unit. */
  old: number | undefined;
  /** Index in the later text; undefined for a removed unit. */
  now: number | undefined;
  /** The rest of the text stays in order without it. */
  isMoved: boolean;
}

const traitsKey = (traits: Traits): string => Object.entries(traits).join('\u0001');
const formKey = ({ type, traits, cells }: Unit): string =>
  [
    type,
    traitsKey(traits),
    ...cells.map((cell) =>
      [
        traitsKey(cell.traits),
        ...cell.runs.map((run) => [run.text, traitsKey(run.traits), run.src].join('\u0002')),
      ].join('\u0003'),
    ),
  ].join('\u0004');
const isEdge = ({ type }: Unit): boolean => type === 'open' || type === 'close';
const wordsKey = (unit: Unit): string => unit.type + (isEdge(unit) ? unit.traits['kind'] : textOf(unit));

/** Signs of languages without spaces are words of their own. */
const WORDS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]+/gu;
const wordsIn = (unit: Unit): string[] => textOf(unit).toLowerCase().match(WORDS) ?? [];

/** Short texts such as "Yes" repeat by chance. */
const MIN_MOVED_CHARACTERS = 20;
/** Pairs between the same neighbors that are all compared. */
const MAX_COMPARED = 2500;
/** Share of common words from which units between the same neighbors are a pair, and elsewhere. */
const MIN_SIMILAR = 0.3;
const MIN_SIMILAR_MOVED = 0.6;
/** Units that a word may be in to say where its text has gone. */
const MAX_OCCURRENCES = 12;
/** Neighbors that a unit is compared with in any case. */
const NEIGHBORS = 3;

/** Numbers only decide between equals: they move when a clause is inserted. */
const withNumbers = (units: readonly Unit[], keys: readonly string[]): Key[] =>
  keys.map((key, at) => ({ key, exact: `${units[at]?.number} ${key}` }));

/** Units from one index to another that have no partner yet. */
const restOf = (
  units: readonly Unit[],
  partners: readonly number[],
  [from, to]: readonly [number, number],
): { unit: Unit; at: number }[] =>
  units
    .slice(from, to)
    .flatMap((unit, index) => (partners[from + index] === -1 ? [{ unit, at: from + index }] : []));

/** With how often it has each word, and without the edges of containers. */
const freeOf = (units: readonly Unit[], partners: readonly number[]) =>
  restOf(units, partners, [0, units.length]).flatMap(({ unit, at }) => {
    if (isEdge(unit)) return [];
    const words = wordsIn(unit);
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return [{ unit, at, counts, length: words.length }];
  });

interface Range {
  old: [from: number, to: number];
  now: [from: number, to: number];
}

class Matcher {
  readonly #old: readonly Unit[];
  readonly #now: readonly Unit[];
  /** For each earlier unit the index of its later one; -1 without one. */
  readonly #later: number[];
  readonly #earlier: number[];

  constructor(old: readonly Unit[], now: readonly Unit[]) {
    this.#old = old;
    this.#now = now;
    this.#later = old.map(() => -1);
    this.#earlier = now.map(() => -1);
  }

  #pair(old: number, now: number): void {
    this.#later[old] = now;
    this.#earlier[now] = old;
  }

  #unpair(old: number): void {
    this.#earlier[this.#later[old] ?? 0] = -1;
    this.#later[old] = -1;
  }

  /** Earlier units in an order that the later text keeps. */
  #kept(): Set<number> {
    const pairs = [...this.#later.entries()].filter(([, now]) => now !== -1);
    // A unit that keeps its number stays; another one has moved past it.
    const weightOf = (index: number) => {
      const [old = 0, now = 0] = pairs[index] ?? [];
      return this.#old[old]?.number === this.#now[now]?.number ? 2 : 1;
    };
    const values = pairs.map(([, now]) => now);
    return new Set(heaviestRise(values, weightOf).map((index) => pairs[index]?.[0] ?? 0));
  }

  /** What lies between units that stay in order. */
  #gaps(): Range[] {
    const gaps: Range[] = [];
    let [old, now] = [0, 0];
    const close = (oldEnd: number, nowEnd: number) => {
      if (oldEnd > old || nowEnd > now) gaps.push({ old: [old, oldEnd], now: [now, nowEnd] });
      [old, now] = [oldEnd + 1, nowEnd + 1];
    };
    for (const at of [...this.#kept()].toSorted((a, b) => a - b)) close(at, this.#later[at] ?? 0);
    close(this.#old.length, this.#now.length);
    return gaps;
  }

  /** Pairs units with equal keys, in order. */
  #align(oldKeys: readonly string[], nowKeys: readonly string[]): void {
    const [olds, nows] = [withNumbers(this.#old, oldKeys), withNumbers(this.#now, nowKeys)];
    for (const { old, now } of this.#gaps())
      for (const [i, j] of alignKeys(olds.slice(...old), nows.slice(...now)))
        this.#pair(old[0] + i, now[0] + j);
  }

  /** Pairs what has moved as it is, in order. */
  #pairMoved(oldKeys: readonly string[], nowKeys: readonly string[]): void {
    const places = new Map<string, number[]>();
    for (const [at, key] of nowKeys.entries())
      if (this.#earlier[at] === -1 && !isEdge(this.#now[at] as Unit) && key.length > MIN_MOVED_CHARACTERS)
        places.set(key, [...(places.get(key) ?? []), at]);
    for (const [at, key] of oldKeys.entries()) {
      const now = this.#later[at] === -1 ? places.get(key)?.shift() : undefined;
      if (now !== undefined) this.#pair(at, now);
    }
  }

  /** Pairs the most similar units of the rest first. */
  #pairSimilar(): void {
    const nows = new Map(freeOf(this.#now, this.#earlier).map((one) => [one.at, one]));
    const index = new Map<string, number[]>();
    for (const { at, counts } of nows.values())
      for (const word of counts.keys()) {
        const places = index.get(word);
        if (places) places.push(at);
        else index.set(word, [at]);
      }
    const gapOf = new Map<number, Range>();
    for (const gap of this.#gaps()) for (let at = gap.old[0]; at < gap.old[1]; at += 1) gapOf.set(at, gap);
    const found: { old: number; now: number; score: number; isNear: boolean }[] = [];
    for (const { unit, at, counts, length } of freeOf(this.#old, this.#later)) {
      const gap = gapOf.get(at);
      const candidates = new Set<number>();
      if (gap) {
        const isSmall = (gap.old[1] - gap.old[0]) * (gap.now[1] - gap.now[0]) <= MAX_COMPARED;
        const share = (at - gap.old[0]) / (gap.old[1] - gap.old[0]);
        const middle = gap.now[0] + Math.round(share * (gap.now[1] - gap.now[0]));
        const [from, to] = isSmall ? gap.now : [middle - NEIGHBORS, middle + NEIGHBORS];
        for (let now = Math.max(from, gap.now[0]); now < Math.min(to, gap.now[1]); now += 1)
          candidates.add(now);
      }
      for (const word of counts.keys()) {
        const places = index.get(word);
        if (places && places.length <= MAX_OCCURRENCES) for (const place of places) candidates.add(place);
      }
      for (const candidate of candidates) {
        const other = nows.get(candidate);
        if (!other || other.unit.type !== unit.type) continue;
        let common = 0;
        for (const [word, count] of other.counts) common += Math.min(count, counts.get(word) ?? 0);
        const all = length + other.length;
        const score = all === 0 ? 1 : (2 * common) / all;
        const isNear = gap !== undefined && candidate >= gap.now[0] && candidate < gap.now[1];
        const isLong = textOf(unit).length > MIN_MOVED_CHARACTERS;
        if (isNear ? score >= MIN_SIMILAR : isLong && score >= MIN_SIMILAR_MOVED)
          found.push({ old: at, now: candidate, score, isNear });
      }
    }
    const isFree = ({ old, now }: { old: number; now: number }) =>
      this.#later[old] === -1 && this.#earlier[now] === -1;
    for (const pair of found.toSorted((a, b) => b.score - a.score || Number(b.isNear) - Number(a.isNear)))
      if (isFree(pair)) this.#pair(pair.old, pair.now);
    const scores = new Map(found.map(({ old, now, score }) => [`${old} ${now}`, score]));
    const kept = this.#kept();
    for (const [old, now] of this.#later.entries())
      if (now !== -1 && !kept.has(old) && (scores.get(`${old} ${now}`) ?? 1) < MIN_SIMILAR_MOVED)
        this.#unpair(old);
  }

  /** Rows and containers that stand for each other between the same neighbors. */
  #pairRest(): void {
    for (const { old, now } of this.#gaps()) {
      const olds = restOf(this.#old, this.#later, old);
      const nows = restOf(this.#now, this.#earlier, now);
      if (olds.length !== nows.length || old[1] - old[0] !== olds.length || now[1] - now[0] !== nows.length)
        continue;
      for (const [index, { unit, at }] of olds.entries()) {
        const other = nows[index];
        if (other && unit.type === other.unit.type && unit.type !== 'block') this.#pair(at, other.at);
      }
    }
  }

  match(): Pair[] {
    const keysOf = (keyOf: (unit: Unit) => string) => [this.#old.map(keyOf), this.#now.map(keyOf)] as const;
    const keys = [keysOf(formKey), keysOf(wordsKey)];
    for (const [olds, nows] of keys) this.#align(olds, nows);
    for (const [olds, nows] of keys) this.#pairMoved(olds, nows);
    this.#pairSimilar();
    this.#pairRest();
    return this.#inOrder();
  }

  /** In the order of the later text; what left a place stands before what came to it. */
  #inOrder(): Pair[] {
    const kept = this.#kept();
    const pairs: Pair[] = [];
    let old = 0;
    const leaveUntil = (end: number) => {
      for (; old < end; old += 1) {
        const now = this.#later[old] ?? -1;
        pairs.push({ old, now: undefined, isMoved: now !== -1 });
      }
    };
    const ends = this.#gaps().flatMap(({ old: [, end], now: [from] }) => [[from, end] as const]);
    const endOf = new Map(ends);
    for (const [now, earlier] of this.#earlier.entries()) {
      leaveUntil(endOf.get(now) ?? old);
      if (earlier !== -1 && kept.has(earlier)) {
        leaveUntil(earlier);
        old = earlier + 1;
        pairs.push({ old: earlier, now, isMoved: false });
      } else pairs.push({ old: earlier === -1 ? undefined : earlier, now, isMoved: earlier !== -1 });
    }
    leaveUntil(this.#old.length);
    return pairs;
  }
}

/** Matches the units of two texts one to one, the best fit first. */
export const matchUnits = (old: readonly Unit[], now: readonly Unit[]): Pair[] =>
  new Matcher(old, now).match();
