// One constant per component, so that bundles contain only the words of their components. Sentences with inserted values are
// functions, because word order differs between languages. Components with many words keep them beside their code, because
// this file loads with the first component of an application.

export const alertDialog = { cancel: 'Cancel' };

export const appShell = { drawer: 'Sidebar', closeDrawer: 'Close' };

export const banner = { dismiss: 'Dismiss' };

export const barChart = {
  table: 'Show as table',
  partial: 'so far',
  withPartial: (label: string, partial: string) => `${label}, ${partial}`,
};

export const characterCount = {
  limit: (limit: string) => `You can enter up to ${limit} characters`,
  left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  over: (count: number) => (count === 1 ? '1 character too many' : `${count} characters too many`),
};

export const colorField = {
  palette: 'Open palette',
  light: 'Light',
  dark: 'Dark',
  hardToSeeOnLight: 'Hard to see on the light surface',
  hardToSeeOnDark: 'Hard to see on the dark surface',
};

export const commandPalette = {
  close: 'Close',
  empty: 'Nothing found',
  results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  // After the keys that do it.
  toMove: 'to move',
  toOpen: 'to open',
  toClose: 'to close',
};

export const copyButton = { copied: 'Copied', failed: 'Could not be copied' };

export const dateField = {
  incomplete: 'Enter a complete date or leave it empty',
  incompleteRequired: 'Enter a complete date',
};

export const dialog = { close: 'Close' };

export const errorState = { title: 'Something went wrong', retry: 'Try again' };

// Names on the keys of a PC. On a Mac they have signs.
export const keyboard = { control: 'Ctrl', alt: 'Alt', shift: 'Shift' };

export const link = { opensInNewTab: '(opens in a new tab)' };

export const pagination = {
  label: 'Pagination',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: string) => `Page ${page}`,
  status: (page: string, total: string) => `Page ${page} of ${total}`,
};

export const passwordField = { show: 'Show password', hide: 'Hide password' };

export const screenError = { retry: 'Try again', home: 'Go to the start page' };

export const searchField = { clear: 'Clear search' };

export const skipLink = { skip: 'Skip to content' };

export const table = { selectAll: 'Select all', sortBy: 'Sort by' };

export const themeToggle = { toDark: 'Switch to dark theme', toLight: 'Switch to light theme' };

export const toast = { label: 'Notifications' };

export const topBar = { toggleSidebar: 'Toggle sidebar' };

export const userMenu = { role: 'Administrator', logout: 'Logout', menu: 'Account' };
