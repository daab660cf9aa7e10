import { type Kysely, sql } from 'kysely';

/** Totals of searches that find many rows. */
export const searchTotals = {
  async up(db: Kysely<unknown>, dialect: 'postgres' | 'sqlite'): Promise<void> {
    const number = dialect === 'postgres' ? 'bigint' : 'integer';
    await sql
      .raw(
        `create table search_totals (
          list text not null,
          term text not null,
          part text not null,
          hits ${number} not null,
          counting ${number} not null default 0,
          constraint search_totals_pk primary key (list, term, part)
        )${dialect === 'postgres' ? '' : ' strict'}`,
      )
      .execute(db);
  },
};
