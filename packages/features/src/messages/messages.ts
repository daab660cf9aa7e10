export const messages = {
  list: 'Failed to fetch messages',
  update: 'Failed to update message',
  delete: 'Failed to delete message',
};
