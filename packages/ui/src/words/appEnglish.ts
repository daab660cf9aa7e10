/** English words of components that public pages don't load. `ImageField` and `RichTextEditor` have their own. */
export const appEnglish = {
  alertDialog: { cancel: 'Cancel' },
  appShell: { drawer: 'Sidebar', closeDrawer: 'Close' },
  barChart: {
    table: 'Show as table',
    partial: 'so far',
    withPartial: (label: string, partial: string) => `${label}, ${partial}`,
  },
  breadcrumbs: { label: 'Breadcrumbs' },
  colorField: {
    palette: 'Open palette',
    light: 'Light',
    dark: 'Dark',
    hardToSeeOnLight: 'Hard to see on the light surface',
    hardToSeeOnDark: 'Hard to see on the dark surface',
  },
  comboBox: { empty: 'Nothing found', loading: 'Loading…' },
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
  // Names on the keys of a PC. On a Mac they have signs.
  keyboard: { control: 'Ctrl', alt: 'Alt', shift: 'Shift' },
  numberField: { decrease: 'Decrease', increase: 'Increase' },
  pagination: {
    label: 'Pagination',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: string) => `Page ${page}`,
    status: (page: string, total: string) => `Page ${page} of ${total}`,
  },
  searchField: { clear: 'Clear search' },
  stepper: { done: 'Done' },
  table: { selectAll: 'Select all', sortBy: 'Sort by' },
  timeField: {
    incomplete: 'Enter a complete time or leave it empty',
    incompleteRequired: 'Enter a complete time',
  },
  toast: { label: 'Notifications' },
  topBar: { toggleSidebar: 'Toggle sidebar' },
  userMenu: { role: 'Administrator', logout: 'Logout', menu: 'Account' },
};
