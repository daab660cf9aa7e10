import type { Engine } from '../platform/db/Engine.ts';
import { createSubscriptionList } from '../subscriptions/list.ts';
import { createUserPages } from '../users/list.ts';
import type { Terms } from './createTerms.ts';
import { print, printTimes } from './print.ts';

const PAGE = 10;

type Search = (query: string) => Promise<unknown>;

const measure = async (what: string, terms: Terms, search: Search): Promise<void> => {
  const all: number[] = [];
  for (const [kind, queries] of Object.entries(terms)) {
    const times: number[] = [];
    for (const query of queries) {
      const start = performance.now();
      await search(query);
      times.push(performance.now() - start);
    }
    printTimes(`${what}: ${kind}`, times);
    all.push(...times);
  }
  printTimes(`${what}: all`, all);
};

/** Prints how long searches take, almost all of them for the first time. */
export const measureSearches = async (engine: Engine, terms: Terms): Promise<void> => {
  const users = createUserPages(engine);
  const subscriptions = createSubscriptionList(engine);
  // Starts the read workers, as the server does.
  await Promise.all([users.read({ query: 'warm' }, 1, PAGE), users.read({ query: 'up' }, 1, PAGE)]);
  print('   median      99 %');
  await measure('users', terms, (query) => users.read({ query }, 1, PAGE));
  await measure('users by name', terms, (query) => users.read({ query, sort: 'name' }, 1, PAGE));
  await measure('subscriptions', terms, (query) =>
    subscriptions.readPage({ query, status: '', sort: undefined }, 1, PAGE),
  );
};
