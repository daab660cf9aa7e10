/** Sentences for what fails around users, used where the server gives none (specification §8). */
export const messages = {
  listUsers: 'Failed to fetch users',
  getUser: 'Failed to fetch user by ID',
  createUser: 'Failed to add user',
  updateUser: 'Failed to update user',
  exportUsers: 'Failed to export users',
  deleteUser: 'Failed to delete user',
  dateIncomplete: 'Enter the whole date, or none',
  roleRequired: 'Choose a role',
};
