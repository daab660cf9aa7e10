/** Whether journeys try all hostile input, with `pnpm test --long`, or a part: faster tests try each on every parser. */
export const isLong = process.env['VITE_TEST_LENGTH'] === 'long';
