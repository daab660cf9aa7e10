import type {
  Kysely,
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely';
import type { Database } from '../../src/platform/db/schema.ts';

/** Receives a query's result and the number of queries so far; returns the result for the caller. */
type OnResult = (
  result: QueryResult<UnknownRow>,
  count: number,
) => QueryResult<UnknownRow> | Promise<QueryResult<UnknownRow>>;

class Watch implements KyselyPlugin {
  #count = 0;
  readonly #onResult: OnResult;

  constructor(onResult: OnResult) {
    this.#onResult = onResult;
  }

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    this.#count += 1;
    return this.#onResult(result, this.#count);
  }
}

/** The same database with results passed through `onResult`, which can count, delay, replace or reject them. */
export const watchQueries = (db: Kysely<Database>, onResult: OnResult): Kysely<Database> =>
  db.withPlugin(new Watch(onResult));
