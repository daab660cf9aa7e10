import { HttpError } from './HttpError.ts';

/** How long the first query of the queue has been waiting for a connection when the server begins to refuse requests of a kind. */
const MAX_WAITED_MS = { anonymous: 250, bulk: 500, read: 1000, write: 1500 } as const;

const RETRY_AFTER_SECONDS = 5;

/**
 * Refuses requests before they wait, so that what the database can do is left for those that matter most: sessions before
 * anonymous requests, writes before reads, and these before searches and exports.
 * @throws HttpError 503
 */
export const shedLoad = (waitedMs: number, { method, url, headers }: Request, operation: string): void => {
  const isAnonymous = !headers.has('cookie') && !headers.has('authorization');
  const isBulk = operation.startsWith('export') || new URL(url).searchParams.get('query');
  const ofSession = isBulk ? 'bulk' : method === 'GET' || method === 'HEAD' ? 'read' : 'write';
  if (waitedMs > MAX_WAITED_MS[isAnonymous ? 'anonymous' : ofSession])
    throw HttpError.unavailable(RETRY_AFTER_SECONDS);
};
