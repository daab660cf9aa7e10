import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '../sample/createRandom.ts';
import { createClient } from './createClient.ts';
import type { Terms } from './createTerms.ts';
import { print, printTimes } from './print.ts';

const DURATION_MS = 20_000;
/** Between two actions of an administrator, on average half of it: together a hundred requests per second. */
const MAX_PAUSE_MS = 1000;
const MAX_PAGE = 100_000;

interface ListedUsers {
  users: { _id: string; name: string; role: string }[];
}

/** Prints how long requests take while administrators read, search and save. */
export const measureMixedLoad = async (
  origin: string,
  cookies: readonly string[],
  terms: Terms,
): Promise<void> => {
  const queries = Object.values(terms).flat();
  const times = { read: [] as number[], search: [] as number[], save: [] as number[] };
  const end = performance.now() + DURATION_MS;

  const administrate = async (cookie: string, seed: number) => {
    const random = createRandom(seed);
    const call = createClient(origin, cookie);
    const readPage = () => call('GET', `/users?page=${random.int(1, MAX_PAGE)}`);
    const { body } = await readPage();
    const { users } = body as ListedUsers;
    while (performance.now() < end) {
      await pause(random.next() * MAX_PAUSE_MS);
      const draw = random.next();
      const { name, role, _id: id } = random.pick(users);
      if (draw < 0.15) {
        // A third of the saves rename a user, which changes what searches find.
        const newName = random.chance(1 / 3) ? random.pick(users).name : name;
        const change = { name: newName, role, height: String(random.int(150, 200)) };
        times.save.push((await call('PUT', `/users/${id}`, change)).ms);
      } else if (draw < 0.4) {
        const list = random.chance(0.7) ? 'users' : 'subscriptions';
        const query = encodeURIComponent(random.pick(queries).trim());
        times.search.push((await call('GET', `/${list}?page=1&query=${query}`)).ms);
      } else if (draw < 0.7) times.read.push((await readPage()).ms);
      else times.read.push((await call('GET', `/users/${id}`)).ms);
    }
  };

  await Promise.all(cookies.map(administrate));
  print(`${cookies.length} administrators at once: median, 99 %`);
  for (const [what, measured] of Object.entries(times)) printTimes(what, measured);
  printTimes('all', Object.values(times).flat());
};
