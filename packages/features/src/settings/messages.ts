/** Sentences for what fails in the settings, used where the server gives none. */
export const messages = {
  getProfile: 'Failed to fetch your profile',
  updateProfile: 'Failed to update your profile',
  profileSaved: 'Your name has been changed',
  changePassword: 'Failed to change your password',
  currentPasswordRequired: 'Current Password is required',
  confirmRequired: 'Confirm Password is required',
  mismatch: 'Passwords do not match',
  listSessions: 'Failed to fetch your sessions',
  endSessions: 'Failed to sign out the others',
  listEvents: 'Failed to fetch the security log',
};
