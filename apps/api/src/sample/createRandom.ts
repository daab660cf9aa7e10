/** Pseudo-random numbers, reproducible by seed: Mulberry32 by Tommy Ettinger (public domain), never for secrets. */
export const createRandom = (seed: number) => {
  let state = seed | 0;
  /** From 0 (inclusive) to 1 (exclusive). */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** An integer from `from` to `to`, inclusive. */
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    pick<T>(items: readonly T[]): T {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new RangeError('There is nothing to pick from');
      return item;
    },
    chance: (probability: number) => next() < probability,
    bytes: (count: number) => Uint8Array.from({ length: count }, () => int(0, 255)),
  };
};

export type Random = ReturnType<typeof createRandom>;
