import type { Noun } from '../format/Noun.ts';

/** Shown when the server sends no message. */
export const failureTexts = ({ one, many }: Noun) => ({
  list: `Failed to fetch ${many}`,
  get: `Failed to fetch ${one}`,
  create: `Failed to add ${one}`,
  update: `Failed to update ${one}`,
  delete: `Failed to delete ${one}`,
});
