export const errorTexts = {
  logIn: 'Login failed',
  logInCancelled: 'Login cancelled',
  logOut: "You're signed out here, but the server could not be reached to end your session.",
  loggedOut: 'The server has ended your session.',
  expired: 'You have been signed out. Please sign in again.',
  cookieBlocked: (host: string) =>
    `Your browser did not keep the sign-in. Allow cookies from ${host} in its settings, or use this console on the same site as the server.`,
  emailRequired: 'Email is required',
  emailInvalid: 'Enter an e-mail address such as name@example.org',
  passwordRequired: 'Password is required',
};
