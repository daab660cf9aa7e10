// Sentences with inserted values are functions, because word order differs between languages.
/** English words of the components of public pages. */
export const english = {
  banner: { dismiss: 'Dismiss' },
  characterCount: {
    limit: (limit: string) => `You can enter up to ${limit} characters`,
    left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
    over: (count: number) => (count === 1 ? '1 character too many' : `${count} characters too many`),
  },
  errorState: { title: 'Something went wrong', retry: 'Try again' },
  link: { opensInNewTab: '(opens in a new tab)' },
  passwordField: { show: 'Show password', hide: 'Hide password' },
  prose: { copied: 'Address copied' },
  screenError: { retry: 'Try again', home: 'Go to the start page' },
  skipLink: { skip: 'Skip to content', skipToTable: 'Skip to the table' },
  themeToggle: { toDark: 'Switch to dark theme', toLight: 'Switch to light theme' },
};
