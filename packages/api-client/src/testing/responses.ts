import { errorBody } from './errorBody.ts';

export const VERSION = { headers: { ETag: '"1"' } };

export const NOT_FOUND = errorBody('This item does not exist');

export const ADDED = {
  _id: '0192f3c6-6f98-7eb0-a3dd-91e2a3847f09',
  createdAt: '2026-11-15T12:00:00.000Z',
  updatedAt: '2026-11-15T12:00:00.000Z',
};
