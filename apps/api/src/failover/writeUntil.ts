import { setTimeout as pause } from 'node:timers/promises';

const RETRY_MS = 50;

export interface Written {
  /** Ids of acknowledged writes. */
  ids: string[];
  refused: number;
  /** The longest time between two acknowledged writes. */
  longestGapMs: number;
}

/** Adds categories one after the other until `isOver`. */
export const writeUntil = async (
  url: string,
  cookie: string,
  isOver: (written: Written) => boolean,
): Promise<Written> => {
  const written: Written = { ids: [], refused: 0, longestGapMs: 0 };
  let lastAt = performance.now();
  while (!isOver(written)) {
    const response = await fetch(`${url}/api/v1/finance-categories`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify({ name: 'Rehearsal', color: '#336699' }),
    });
    const body = (await response.json()) as { _id: string };
    if (response.status === 201) {
      written.longestGapMs = Math.max(written.longestGapMs, performance.now() - lastAt);
      lastAt = performance.now();
      written.ids.push(body['_id']);
    } else if (response.status === 503) {
      written.refused += 1;
      await pause(RETRY_MS);
    } else throw new Error(`A write returned ${response.status}: ${JSON.stringify(body)}`);
  }
  return written;
};
