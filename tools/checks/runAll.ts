import type { Check } from './Check.ts';
import type { Outcome } from './Outcome.ts';

export interface Ran extends Outcome {
  readonly name: string;
  readonly seconds: number;
}

/** Runs `checks` in their order, up to `lanes` at a time, and calls `onRan` after each. */
export async function runAll(
  checks: readonly Check[],
  lanes: number,
  onRan: (ran: Ran) => void,
): Promise<Ran[]> {
  const waiting = [...checks];
  const running = new Map<string, Promise<void>>();
  const all: Ran[] = [];
  const isReady = ({ needs }: Check) =>
    !needs || !(running.has(needs) || waiting.some(({ name }) => name === needs));

  async function run({ name, run: start }: Check): Promise<void> {
    const startedAt = performance.now();
    const outcome = await start();
    const ran = { ...outcome, name, seconds: (performance.now() - startedAt) / 1000 };
    all.push(ran);
    running.delete(name);
    onRan(ran);
  }

  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < lanes ? waiting.findIndex(isReady) : -1;
    if (next >= 0) {
      const [check] = waiting.splice(next, 1) as [Check];
      running.set(check.name, run(check));
      // oxlint-disable-next-line no-await-in-loop -- the loop waits for a free lane
    } else await Promise.race(running.values());
  }
  return all;
}
