/** Sentences for what fails around habit and workout categories, used where the server gives none (specification §8). */
export const messages = {
  list: 'Failed to fetch categories',
  delete: 'Failed to delete category',
  create: 'Failed to add category',
  get: 'Failed to fetch category',
  update: 'Failed to update category',
};
