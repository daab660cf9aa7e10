export const errorTexts = {
  get: 'Failed to fetch policy',
  save: 'Failed to save policy',
  listVersions: 'Failed to fetch the history',
  getVersion: 'Failed to fetch this version',
};
