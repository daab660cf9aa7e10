// Sentences with inserted values are functions, because word order differs between languages.
/** English words of all components but `ImageField` and `RichTextEditor`, whose many words load with them. */
export const english = {
  alertDialog: { cancel: 'Cancel' },
  appShell: { drawer: 'Sidebar', closeDrawer: 'Close' },
  banner: { dismiss: 'Dismiss' },
  barChart: {
    table: 'Show as table',
    partial: 'so far',
    withPartial: (label: string, partial: string) => `${label}, ${partial}`,
  },
  characterCount: {
    limit: (limit: string) => `You can enter up to ${limit} characters`,
    left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
    over: (count: number) => (count === 1 ? '1 character too many' : `${count} characters too many`),
  },
  colorField: {
    palette: 'Open palette',
    light: 'Light',
    dark: 'Dark',
    hardToSeeOnLight: 'Hard to see on the light surface',
    hardToSeeOnDark: 'Hard to see on the dark surface',
  },
  commandPalette: {
    close: 'Close',
    empty: 'Nothing found',
    results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    // After the keys that do it.
    toMove: 'to move',
    toOpen: 'to open',
    toClose: 'to close',
  },
  copyButton: { copied: 'Copied', failed: 'Could not be copied' },
  dateField: {
    incomplete: 'Enter a complete date or leave it empty',
    incompleteRequired: 'Enter a complete date',
  },
  dialog: { close: 'Close' },
  errorState: { title: 'Something went wrong', retry: 'Try again' },
  // Names on the keys of a PC. On a Mac they have signs.
  keyboard: { control: 'Ctrl', alt: 'Alt', shift: 'Shift' },
  link: { opensInNewTab: '(opens in a new tab)' },
  pagination: {
    label: 'Pagination',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: string) => `Page ${page}`,
    status: (page: string, total: string) => `Page ${page} of ${total}`,
  },
  passwordField: { show: 'Show password', hide: 'Hide password' },
  screenError: { retry: 'Try again', home: 'Go to the start page' },
  searchField: { clear: 'Clear search' },
  skipLink: { skip: 'Skip to content', skipToTable: 'Skip to the table' },
  table: { selectAll: 'Select all', sortBy: 'Sort by' },
  themeToggle: { toDark: 'Switch to dark theme', toLight: 'Switch to light theme' },
  toast: { label: 'Notifications' },
  topBar: { toggleSidebar: 'Toggle sidebar' },
  userMenu: { role: 'Administrator', logout: 'Logout', menu: 'Account' },
};
