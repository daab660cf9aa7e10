import { type Kysely, sql } from 'kysely';

interface StoredSubscription {
  id: string;
  user_id: string;
  original_transaction_id: string;
  status: string;
  expires_at: string | null;
  user_search: string;
}

export interface SearchedSubscription extends StoredSubscription {
  position: bigint;
  search: string;
}

// A migration imports no product code: these rules are the ones of its release.

/** Time and counter of an id as a number. */
const positionOf = (id: string): bigint => {
  const hex = id.replaceAll('-', '');
  const ms = BigInt(`0x${hex.slice(0, 12)}`);
  const counter =
    (BigInt(`0x${hex.slice(13, 16)}`) << 8n) | ((BigInt(`0x${hex.slice(16, 20)}`) >> 6n) & 0xffn);
  return (ms << 20n) | counter;
};

const foldForSearch = (text: string): string => text.normalize('NFKC').toLowerCase().normalize('NFKC');

/** Runs of one to three letters. Only trigrams may include line breaks. */
const gramsOf = (text: string): Set<string> => {
  const letters = Array.from(text);
  const grams = new Set<string>();
  for (let from = 0; from < letters.length; from += 1)
    for (let length = 1; length <= 3 && from + length <= letters.length; length += 1) {
      const gram = letters.slice(from, from + length).join('');
      if (length === 3 || !gram.includes('\n')) grams.add(gram);
    }
  return grams;
};

const BATCH = 2000;
/** Before every id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Passes all subscriptions on with their search texts, and counts the letters in these. */
export const fillSubscriptionSearch = async (
  db: Kysely<unknown>,
  write: (rows: readonly SearchedSubscription[]) => Promise<void>,
): Promise<void> => {
  const counts = new Map<string, Map<string, number>>();
  let lastId = NO_ID;
  let position = 0n;
  for (;;) {
    const { rows } = await sql<StoredSubscription>`
      select subscriptions.id, user_id, original_transaction_id, status, expires_at, users.search as user_search
      from subscriptions inner join users on users.id = subscriptions.user_id
      where subscriptions.id > ${lastId} order by subscriptions.id limit ${BATCH}`.execute(db);
    if (rows.length === 0) break;
    lastId = rows.at(-1)?.id ?? lastId;
    const searched = rows.map((row) => {
      const own = positionOf(row.id);
      // Ids of one millisecond from different servers can have the same position.
      position = own > position ? own : position + 1n;
      const search = `${row.user_search}${foldForSearch(row.original_transaction_id)}\n${row.user_id}\n\n`;
      return { ...row, position, search };
    });
    await write(searched);
    for (const { search, status } of searched) {
      const ofStatus = counts.get(status) ?? new Map<string, number>();
      counts.set(status, ofStatus);
      for (const gram of gramsOf(search)) ofStatus.set(gram, (ofStatus.get(gram) ?? 0) + 1);
    }
  }
  const all = [...counts].flatMap(([status, grams]) =>
    Array.from(grams, ([key, count]) => [key, status, count]),
  );
  for (let from = 0; from < all.length; from += BATCH) {
    const values = all.slice(from, from + BATCH).map((row) => sql`(${sql.join(row)})`);
    await sql`insert into subscription_grams (key, status, subscriptions) values ${sql.join(values)}`.execute(
      db,
    );
  }
};
