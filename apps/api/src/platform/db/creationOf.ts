import { createHash } from 'node:crypto';

/** Columns of items that are created idempotently. Both are null without a key: such a request always adds. */
export interface Creation {
  /** Hash of the idempotency key and its user. Unique per table. */
  creation_key: string | null;
  /** Hash of the content that the item was created with. */
  creation_content: string | null;
}

export const NO_CREATION: Creation = { creation_key: null, creation_content: null };

const hashOf = (values: readonly (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex');

/** @param content must hold no secrets, since the hash is fast */
export const creationOf = (
  idempotencyKey: string | undefined,
  userId: string | null,
  content: readonly (string | null)[],
): Creation =>
  idempotencyKey === undefined
    ? NO_CREATION
    : { creation_key: hashOf([userId, idempotencyKey]), creation_content: hashOf(content) };
