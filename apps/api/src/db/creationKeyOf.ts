import { createHash } from 'node:crypto';

/**
 * What is stored of the request that adds something: equal for the same key from the same person with the same content,
 * whatever else happens. Null without a key: such a request always adds.
 * @param idempotencyKey the header as it was sent
 * @param userId who adds it; null for a visitor
 * @param content what is added, as it will be stored; nothing secret, since this is a fast hash
 */
export const creationKeyOf = (
  idempotencyKey: string | undefined,
  userId: string | null,
  content: readonly (string | null)[],
): string | null =>
  idempotencyKey === undefined
    ? null
    : createHash('sha256')
        .update(JSON.stringify([userId, idempotencyKey, ...content]))
        .digest('hex');
