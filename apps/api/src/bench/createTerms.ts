import type { Engine } from '../platform/db/Engine.ts';
import { createUserPages } from '../users/list.ts';

/** Search terms by kind. */
export type Terms = Readonly<Record<string, readonly string[]>>;

const PEOPLE = 40;

const partsOf = ({ name, email }: { name: string; email: string }): Record<string, string> => ({
  'one letter': name.slice(0, 1),
  'two letters': name.slice(0, 2),
  'three letters': name.slice(0, 3),
  'five letters': name.slice(0, 5),
  'whole name': name,
  'whole address': email,
  'part of an address': email.slice(2, 8),
  'end of an address': email.slice(-16),
  'no such name': `${name} x`,
});

/** Parts of the names and addresses of users from everywhere in the list. */
export const createTerms = async (engine: Engine, count: number): Promise<Terms> => {
  const pages = createUserPages(engine);
  const terms: Record<string, string[]> = {};
  for (let index = 0; index < PEOPLE; index += 1) {
    const { rows: users } = await pages.read({ query: '' }, 1 + Math.floor((index * count) / PEOPLE), 1);
    for (const user of users)
      for (const [kind, term] of Object.entries(partsOf(user))) (terms[kind] ??= []).push(term);
  }
  return { ...terms, everyone: ['example', '@example.com', 'example.org'] };
};
