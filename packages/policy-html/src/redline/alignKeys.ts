/** Cells of the table that finds the longest common subsequence; longer ranges are aligned by unique keys only. */
const MAX_TABLE = 250_000;

/** More than all pairs of a table can have in common. */
const PAIR = 1024;

export interface Key {
  key: string;
  /** Of two with the same key, those that have this in common too are rather a pair. */
  exact: string;
}

/** Indices of the increasing subsequence that weighs most. `values` are different whole numbers from 0. */
export const heaviestRise = (
  values: readonly number[],
  weightOf: (index: number) => number = () => 1,
): number[] => {
  const size = values.reduce((a, b) => Math.max(a, b), -1) + 1;
  /** A Fenwick tree: for each prefix of the values the index that ends its heaviest rise. */
  const best = new Int32Array(size + 1).fill(-1);
  const weights: number[] = [];
  const before: number[] = [];
  const weightAt = (index: number) => (index < 0 ? 0 : (weights[index] ?? 0));
  for (const [index, value] of values.entries()) {
    let last = -1;
    for (let at = value; at > 0; at -= at & -at)
      if (weightAt(best[at] ?? -1) > weightAt(last)) last = best[at] ?? -1;
    before[index] = last;
    weights[index] = weightAt(last) + weightOf(index);
    for (let at = value + 1; at <= size; at += at & -at)
      if (weightAt(best[at] ?? -1) < weightAt(index)) best[at] = index;
  }
  let end = -1;
  for (const index of values.keys()) if (weightAt(index) > weightAt(end)) end = index;
  const rise: number[] = [];
  for (; end >= 0; end = before[end] ?? -1) rise.push(end);
  return rise.toReversed();
};

/** The longest common subsequence of short ranges; of several, the most exact one. */
const alignByTable = (old: readonly Key[], now: readonly Key[]): [number, number][] => {
  const width = now.length + 1;
  const scores = new Uint32Array((old.length + 1) * width);
  const scoreAt = (i: number, j: number) => scores[i * width + j] ?? 0;
  const scoreOf = (i: number, j: number) =>
    old[i]?.key === now[j]?.key ? scoreAt(i + 1, j + 1) + PAIR + Number(old[i]?.exact === now[j]?.exact) : -1;
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      scores[i * width + j] = Math.max(scoreOf(i, j), scoreAt(i + 1, j), scoreAt(i, j + 1));
  const pairs: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < old.length && j < now.length;)
    if (scoreOf(i, j) === scoreAt(i, j)) pairs.push([i++, j++]);
    else if (scoreAt(i + 1, j) >= scoreAt(i, j + 1)) i += 1;
    else j += 1;
  return pairs;
};

const toKey = (key: string): Key => ({ key, exact: key });
const toKeys = (keys: readonly Key[]): Key[] => keys.map(({ key }) => toKey(key));

/** Without unique keys. */
const alignRest = (old: readonly Key[], now: readonly Key[]): [number, number][] => {
  if (old.length * now.length <= MAX_TABLE) return alignByTable(old, now);
  // The same at both ends, whatever else they have in common.
  return old.every(({ key, exact }) => key === exact) ? [] : alignKeys(toKeys(old), toKeys(now));
};

/** Pairs of indices with equal keys that are in both, in order. Keys that are unique in both come first, so time does not grow with the square. */
export const alignKeys = (old: readonly Key[], now: readonly Key[]): [number, number][] => {
  const shorter = Math.min(old.length, now.length);
  let [start, end] = [0, 0];
  while (start < shorter && old[start]?.exact === now[start]?.exact) start += 1;
  while (end < shorter - start && old.at(-1 - end)?.exact === now.at(-1 - end)?.exact) end += 1;
  const pairs = Array.from({ length: start }, (_, at): [number, number] => [at, at]);
  const [a, b] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  if (a.length > 0 && b.length > 0) {
    const counts = new Map<string, number>();
    const places = new Map(a.map(({ key }, at) => [key, at]));
    for (const { key } of a) counts.set(key, (counts.get(key) ?? 0) + 1);
    const nowCounts = new Map<string, number>();
    for (const { key } of b) nowCounts.set(key, (nowCounts.get(key) ?? 0) + 1);
    const unique = b.flatMap(({ key }, at) =>
      counts.get(key) === 1 && nowCounts.get(key) === 1 ? [[places.get(key) ?? 0, at] as const] : [],
    );
    const inOrder = heaviestRise(unique.map(([i]) => i)).map((index) => unique[index] ?? ([0, 0] as const));
    const inner: [number, number][] = inOrder.length === 0 ? alignRest(a, b) : [];
    let [i, j] = [0, 0];
    for (const [oldEnd, nowEnd] of inOrder.length === 0 ? [] : [...inOrder, [a.length, b.length] as const]) {
      for (const [x, y] of alignKeys(a.slice(i, oldEnd), b.slice(j, nowEnd))) inner.push([i + x, j + y]);
      if (oldEnd < a.length) inner.push([oldEnd, nowEnd]);
      [i, j] = [oldEnd + 1, nowEnd + 1];
    }
    for (const [x, y] of inner) pairs.push([start + x, start + y]);
  }
  for (let at = end; at > 0; at -= 1) pairs.push([old.length - at, now.length - at]);
  return pairs;
};

/** Keys that both have, or one of them lacks, in order; what is removed before what is added. */
export type Step = { old: number; now: number } | { old: number; now?: never } | { now: number; old?: never };

/** Aligns keys: what both have, what only one of them has. */
export const stepsOf = (old: readonly string[], now: readonly string[]): Step[] => {
  const steps: Step[] = [];
  let [i, j] = [0, 0];
  for (const [oldEnd, nowEnd] of [
    ...alignKeys(old.map(toKey), now.map(toKey)),
    [old.length, now.length] as const,
  ]) {
    for (; i < oldEnd; i += 1) steps.push({ old: i });
    for (; j < nowEnd; j += 1) steps.push({ now: j });
    if (i < old.length && j < now.length) steps.push({ old: i++, now: j++ });
  }
  return steps;
};
