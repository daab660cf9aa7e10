export interface TestClock {
  now: () => Date;
  advance: (ms: number) => void;
}

const START = '2026-05-04T10:00:00.000Z';

export const createTestClock = (): TestClock => {
  let ms = Date.parse(START);
  return {
    now: () => new Date(ms),
    advance: (by) => {
      ms += by;
    },
  };
};
