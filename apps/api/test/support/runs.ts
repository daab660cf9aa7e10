/** How often a property or a crash is tried: `count` times, 20 times as often with `pnpm test --long`. */
export const runs = (count: number): number =>
  process.env['VITE_TEST_LENGTH'] === 'long' ? count * 20 : count;
