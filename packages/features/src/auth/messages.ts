/** Sentences for what fails around signing in, used where the server gives none (specification §8). */
export const messages = {
  logIn: 'Login failed',
  logOut: 'Failed to sign out',
  expired: 'You have been signed out. Please sign in again.',
  emailRequired: 'Email is required',
  emailInvalid: 'Enter an e-mail address such as name@example.org',
  passwordRequired: 'Password is required',
  requestReset: 'Failed to send reset email',
  resetPassword: 'Failed to reset password',
  confirmRequired: 'Confirm Password is required',
  mismatch: 'Passwords do not match',
};
