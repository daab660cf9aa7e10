/** Sentences for what fails around legal texts, used where the server gives none (specification §8). */
export const messages = {
  get: 'Failed to fetch policy',
  save: 'Failed to save policy',
  listVersions: 'Failed to fetch the history',
  getVersion: 'Failed to fetch this version',
};
