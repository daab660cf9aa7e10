/** Words of the bar that finds and replaces, which load with it. */
export const findEnglish = {
  open: 'Find and replace',
  label: (label: string) => `Find and replace in ${label}`,
  find: 'Find',
  replace: 'Replace with',
  matchCase: 'Match case',
  wholeWords: 'Whole words',
  previous: 'Previous match',
  next: 'Next match',
  replaceOne: 'Replace',
  replaceAll: 'Replace all',
  close: 'Close',
  status: (current: string, count: string) => `${current} of ${count}`,
  nothing: 'Nothing found',
  replaced: (count: number) => (count === 1 ? '1 match replaced' : `${count} matches replaced`),
  // What the editor cannot change.
  preserved: (count: number) =>
    count === 1
      ? '1 more in preserved content. Edit its HTML to change it.'
      : `${count} more in preserved content. Edit its HTML to change them.`,
};
