import type { Engine } from '../platform/db/Engine.ts';
import { createUserPages, type UserChoice } from '../users/list.ts';
import { percentile } from './percentile.ts';
import { inMs, print } from './print.ts';

const RUNS = 31;
const PAGE = 10;
export const ADMIN_EMAIL = 'admin@planner.local';

/** Beyond the end: returns the last page. */
const LAST = 1_000_000_000;

const cases = (count: number): [name: string, choice: UserChoice, page: number][] => {
  const middle = Math.floor(count / PAGE / 2);
  return [
    ['first page', { query: '' }, 1],
    ['deep page', { query: '' }, middle],
    ['last page', { query: '' }, LAST],
    ['first page by name', { query: '', sort: 'name' }, 1],
    ['deep page by name', { query: '', sort: 'name' }, middle],
    ['deep page by name, backwards', { query: '', sort: '-name' }, middle + 1],
    ['last page by name', { query: '', sort: 'name' }, LAST],
    ['deep page by e-mail, users only', { query: '', sort: '-email', role: 'user' }, middle],
    ['deep page by role', { query: '', sort: 'role' }, middle],
    ['oldest first, users only, deep', { query: '', sort: 'joined', role: 'user' }, middle],
    ['search with many hits', { query: 'example' }, 1],
    ['the same by name', { query: 'example', sort: 'name' }, 1],
    ['the same, deep', { query: 'example' }, middle],
    ['search with some hits', { query: 'müller' }, 1],
    ['the same by name, users only', { query: 'müller', sort: 'name', role: 'user' }, 1],
    ['the same, last page', { query: 'müller', sort: 'name', role: 'user' }, LAST],
    ['search with one hit', { query: ADMIN_EMAIL }, 1],
    ['search with no hits', { query: 'nobody at all' }, 1],
    ['one letter', { query: 'a' }, 1],
    ['two letters', { query: 'an' }, 1],
    ['two rare letters', { query: 'qx' }, 1],
    ['several words', { query: 'anna müller' }, 1],
    ['an accent', { query: 'é' }, 1],
    ['another script', { query: '李' }, 1],
    ['a percent sign', { query: '%' }, 1],
    ['an underscore', { query: '_' }, 1],
    ['a quote', { query: "o'" }, 1],
  ];
};

/** The median of many runs. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return percentile(times, 0.5);
};

/** Prints how long pages of users take, also in multiples of `lookup`. */
export const measurePages = async (engine: Engine, count: number, lookup: number): Promise<void> => {
  const pages = createUserPages(engine);
  for (const [what, choice, page] of cases(count)) {
    const first = performance.now();
    await pages.read(choice, page, PAGE);
    const cold = performance.now() - first;
    const time = await timed(() => pages.read(choice, page, PAGE));
    print(inMs(time), (time / lookup).toFixed(1).padStart(9), ` ${what} (first time ${cold.toFixed(1)} ms)`);
  }
};
