/** Client-side validation, and failures without a message from the server. */
export const errorTexts = {
  listUsers: 'Failed to fetch users',
  getUser: 'Failed to fetch user by ID',
  createUser: 'Failed to add user',
  updateUser: 'Failed to update user',
  exportUsers: 'Failed to export users',
  deleteUser: 'Failed to delete user',
  dateIncomplete: 'Enter a complete date or leave it empty',
  roleRequired: 'Choose a role',
};
