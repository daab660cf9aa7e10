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

/** Receives a query's result, the number of queries so far, and whether it writes; returns the result for the caller. */
type OnResult = (
  result: QueryResult<UnknownRow>,
  count: number,
  isWrite: boolean,
) => QueryResult<UnknownRow> | Promise<QueryResult<UnknownRow>>;

class Watch implements KyselyPlugin {
  #count = 0;
  readonly #writes = new WeakSet();
  readonly #onResult: OnResult;

  constructor(onResult: OnResult) {
    this.#onResult = onResult;
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    if (/^(?:Insert|Update|Delete)/.test(node.kind)) this.#writes.add(queryId);
    return node;
  }

  async transformResult({ result, queryId }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    this.#count += 1;
    return this.#onResult(result, this.#count, this.#writes.has(queryId));
  }
}

/** The same database with results passed through `onResult`, which can count, delay, replace or reject them. */
export const watchQueries = (db: Kysely<Database>, onResult: OnResult): Kysely<Database> =>
  db.withPlugin(new Watch(onResult));
