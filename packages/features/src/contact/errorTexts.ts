export const errorTexts = {
  send: 'Failed to submit form',
  sent: 'Your message has been sent',
};
