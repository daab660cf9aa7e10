import { type Kysely, sql } from 'kysely';

interface KeyedUser {
  id: string;
  name_key: string;
  role: string;
}

// A migration imports no product code: these rules are the ones of its release.

const LETTERS: Record<string, string> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
};

const MAX_KEY_CHARACTERS = 64;
const PREFIX_LENGTHS = [2, 4, 8, 16];
const BATCH = 1000;
/** Before every id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

const keyOf = (before: string): string =>
  Array.from(before.replaceAll(/[^\0-\u007f]/gu, (letter) => LETTERS[letter] ?? letter))
    .slice(0, MAX_KEY_CHARACTERS)
    .join('');

/** Sorts letters without a decomposition with their alphabet. */
export const nameKeys = {
  async up(db: Kysely<unknown>): Promise<void> {
    const count = async (key: string, role: string, sign: 1 | -1) => {
      for (const length of PREFIX_LENGTHS)
        await sql`
          insert into user_tallies (kind, key, users, admins)
          values (${`name:${length}`}, ${Array.from(key).slice(0, length).join('')}, ${sign}, ${role === 'admin' ? sign : 0})
          on conflict (kind, key) do update set
            users = user_tallies.users + excluded.users, admins = user_tallies.admins + excluded.admins`.execute(
          db,
        );
    };
    const has = sql.join(
      Object.keys(LETTERS).map((letter) => sql`name_key like ${`%${letter}%`}`),
      sql` or `,
    );
    let lastId = NO_ID;
    for (;;) {
      const { rows } = await sql<KeyedUser>`
        select id, name_key, role from users where id > ${lastId} and (${has}) order by id limit ${BATCH}`.execute(
        db,
      );
      for (const { id, name_key, role } of rows) {
        const key = keyOf(name_key);
        await sql`update users set name_key = ${key} where id = ${id}`.execute(db);
        await count(name_key, role, -1);
        await count(key, role, 1);
        lastId = id;
      }
      if (rows.length < BATCH) return;
    }
  },
};
