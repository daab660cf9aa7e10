/** Sentences for what fails around finance categories, used where the server gives none (specification §8). */
export const messages = {
  list: 'Failed to fetch categories',
  delete: 'Failed to delete category',
  create: 'Failed to add category',
  get: 'Failed to fetch category',
  update: 'Failed to update category',
  /** In place of `update` when no answer came, or one that nobody can read. */
  updateBroke: 'Something went wrong while updating the category',
};
