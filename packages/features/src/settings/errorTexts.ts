export const errorTexts = {
  getProfile: 'Failed to fetch your profile',
  updateProfile: 'Failed to update your profile',
  profileSaved: 'Your name has been changed',
  changePassword: 'Failed to change your password',
  passwordChanged: 'Your password has been changed',
  currentPasswordRequired: 'Current Password is required',
  confirmRequired: 'Confirm Password is required',
  mismatch: 'Passwords do not match',
  listSessions: 'Failed to fetch your sessions',
  endSessions: 'Failed to log out the others',
  sessionsEnded: 'You have been logged out everywhere else',
};
