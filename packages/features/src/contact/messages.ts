/** Sentences for what fails on the contact page, used where the server gives none (specification §8). */
export const messages = {
  send: 'Failed to submit form',
};
