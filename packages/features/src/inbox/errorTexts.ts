export const errorTexts = {
  list: 'Failed to fetch messages',
  update: 'Failed to update message',
  delete: 'Failed to delete message',
};
