import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeletions, DELETIONS_KEY } from './deletions.ts';

const deletion = {
  operation: 'deleteHabitCategory',
  userId: 'u1',
  id: '1',
  name: 'Reading',
  state: 'waiting',
} as const;
const DAY_MS = 24 * 60 * 60 * 1000;

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const refuse = () => {
  throw new DOMException('The operation is insecure', 'SecurityError');
};

const states = (deletions: ReturnType<typeof createDeletions>) =>
  deletions.get().map(({ id, state }) => `${id}: ${state}`);

describe('deletions', () => {
  it('survive the page', () => {
    createDeletions().put(deletion);
    expect(createDeletions().get()).toEqual([{ ...deletion, since: 1_000_000 }]);
  });

  it('change state without being duplicated', () => {
    const deletions = createDeletions();
    deletions.put(deletion);
    deletions.put({ ...deletion, id: '2' });
    vi.advanceTimersByTime(5);
    deletions.put({ ...deletion, state: 'sent' });
    expect(states(deletions)).toEqual(['2: waiting', '1: sent']);
    expect(deletions.get()[1]?.since).toBe(1_000_005);
  });

  it('can be removed', () => {
    const deletions = createDeletions();
    deletions.put(deletion);
    deletions.remove(deletion);
    expect(deletions.get()).toEqual([]);
  });

  it('are separate per user and operation', () => {
    const deletions = createDeletions();
    deletions.put(deletion);
    deletions.put({ ...deletion, userId: 'u2' });
    deletions.put({ ...deletion, operation: 'deleteWorkoutCategory' });
    deletions.remove({ ...deletion, userId: 'u2' });
    expect(deletions.get().map(({ operation, userId }) => `${operation} ${userId}`)).toEqual([
      'deleteHabitCategory u1',
      'deleteWorkoutCategory u1',
    ]);
  });

  it('are the same array until one changes, here or in another tab', () => {
    const [here, there] = [createDeletions(), createDeletions()];
    here.put(deletion);
    expect(here.get()).toBe(here.get());
    there.put({ ...deletion, state: 'refused' });
    expect(states(here)).toEqual(['1: refused']);
  });

  it('are dropped after a day', () => {
    const deletions = createDeletions();
    deletions.put(deletion);
    vi.advanceTimersByTime(DAY_MS);
    deletions.put({ ...deletion, id: '2' });
    expect(states(deletions)).toEqual(['2: waiting']);
  });

  it.each(['{', 'null', '{}', '42', '[null, 1, "x", {}]', '[{"id":"1"}]', '[{"state":"waiting","since":1}]'])(
    'are empty when storage holds %s',
    (text) => {
      stored.set(DELETIONS_KEY, text);
      expect(createDeletions().get()).toEqual([]);
    },
  );

  it('are held in memory when storage is blocked', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const deletions = createDeletions();
    expect(deletions.get()).toEqual([]);
    deletions.put(deletion);
    expect(states(deletions)).toEqual(['1: waiting']);
  });

  it('are held in memory when storage is full, and its old content is ignored', () => {
    stored.set(DELETIONS_KEY, JSON.stringify([{ ...deletion, id: 'old', since: 1_000_000 }]));
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
    });
    const deletions = createDeletions();
    deletions.put(deletion);
    deletions.remove({ ...deletion, id: 'old' });
    expect(states(deletions)).toEqual(['1: waiting']);
  });
});
