/** The field for a code, by what the account has. */
export const CODE_TEXTS = {
  app: {
    label: 'Code',
    description: 'Six digits from your authenticator app, or a recovery code.',
    required: 'Code is required',
  },
  recoveryCode: {
    label: 'Recovery code',
    description: 'One of the codes that you stored. Each works once.',
    required: 'Recovery code is required',
  },
};

export const errorTexts = {
  logIn: 'Login failed',
  logInCancelled: 'Login cancelled',
  logOut: "You're logged out here, but the server could not be reached to end your session.",
  loggedOut: 'The server has ended your session.',
  expired: 'You have been logged out. Please log in again.',
  cookieBlocked: (host: string) =>
    `Your browser did not keep the login. Allow cookies from ${host} in its settings, or use this console on the same site as the server.`,
  challengeExpired: 'This took too long, or too many answers were wrong. Start again.',
  confirm: 'Failed to confirm',
  emailRequired: 'Email is required',
  emailInvalid: 'Enter an email address such as name@example.org',
  passwordRequired: 'Password is required',
};
