import { errorBody } from './errorBody.ts';

/** The version that every mocked item has. */
export const VERSION = { headers: { ETag: '"1"' } };

/** The body for ids that no fixture has. */
export const NOT_FOUND = errorBody('This item does not exist');

/** Id and dates of an item that a mocked call has added. */
export const ADDED = {
  _id: '0192f3c6-6f98-7eb0-a3dd-91e2a3847f09',
  createdAt: '2026-11-15T12:00:00.000Z',
  updatedAt: '2026-11-15T12:00:00.000Z',
};
