import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { version0 as version0OfPostgres } from './migrations/0100-version-0.postgres.ts';
import { version0 as version0OfSqlite } from './migrations/0100-version-0.sqlite.ts';
import { subscriptionSearch as subscriptionSearchOfPostgres } from './migrations/0110-subscription-search.postgres.ts';
import { subscriptionSearch as subscriptionSearchOfSqlite } from './migrations/0110-subscription-search.sqlite.ts';
import { mails } from './migrations/0120-mails.ts';
import { creationContents } from './migrations/0130-creation-contents.ts';
import { searchTotals } from './migrations/0140-search-totals.ts';
import { nameKeys } from './migrations/0165-name-keys.ts';
import { foldedSearch } from './migrations/0170-folded-search.ts';

type Dialect = 'postgres' | 'sqlite';

interface RegisteredMigration {
  /** SHA-256 of its files. A test fails when one changes: released migrations never do. */
  files: Record<string, string>;
  up: (db: Kysely<unknown>, dialect: Dialect) => Promise<void>;
}

/** Every migration. They run in the order of their names. */
export const MIGRATIONS: Record<string, RegisteredMigration> = {
  '0100-version-0': {
    files: {
      '0100-version-0.postgres.ts': '46ad63d603774439c448c0558ad7b9cbaee3fd6de64da1a3b74c32bb746772d8',
      '0100-version-0.sqlite.ts': 'f760e0040b9be10e54c2a137bf9c40255b022106ab5e5b0e48edd888f5c575e6',
    },
    up: (db, dialect) => (dialect === 'postgres' ? version0OfPostgres : version0OfSqlite).up(db),
  },
  '0110-subscription-search': {
    files: {
      '0110-subscription-search.fill.ts': 'f6bc02f8cb5601a5cf887df31246f1503fdec082c947d62f51587720d0a5a76a',
      '0110-subscription-search.postgres.ts':
        'cf70c960e17517e8d775b248be93cd069bc37c6270f167dff8b5fbaa7c00ec9f',
      '0110-subscription-search.sqlite.ts':
        'f80cfafb20c18360bc233426a58f467b354ad27418094b68a2e5dbe180d5307e',
    },
    up: (db, dialect) =>
      (dialect === 'postgres' ? subscriptionSearchOfPostgres : subscriptionSearchOfSqlite).up(db),
  },
  '0120-mails': {
    files: { '0120-mails.ts': 'dc53d949a65d5c8866cd60eccbe2965013eb77bca685d9813bb357ed662613d7' },
    up: (db, dialect) => mails.up(db, dialect),
  },
  '0130-creation-contents': {
    files: {
      '0130-creation-contents.ts': 'f5cec0e434bd4546d8a0b1bf04295dfc7fccf9e517335fcb1835adf9294cdc7c',
    },
    up: (db) => creationContents.up(db),
  },
  '0140-search-totals': {
    files: { '0140-search-totals.ts': '7a88e534313d93c548c380ad709304c15d101e9e90140b736314401aef9362fa' },
    up: (db, dialect) => searchTotals.up(db, dialect),
  },
  '0165-name-keys': {
    files: { '0165-name-keys.ts': 'c6b3e4934999f300442bc76c1dcefd8d0d5fad542b4c784f667b36ee53dd4871' },
    up: (db) => nameKeys.up(db),
  },
  '0170-folded-search': {
    files: { '0170-folded-search.ts': '97051590f545bf671a6b51d098b0f247a8e365d937636f3e4ea9fe10ec14e6f9' },
    up: (db, dialect) => foldedSearch.up(db, dialect),
  },
};

export const migrationsFor = (dialect: Dialect): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, { up }]) => [name, { up: (db) => up(db, dialect) }]),
  );
