/** Words of the outline, which load with it. */
export const outlineEnglish = {
  label: (label: string) => `Outline of ${label}`,
  words: (count: number, formatted: string) => (count === 1 ? '1 word' : `${formatted} words`),
  selected: (count: string, total: string) => `${count} of ${total} words selected`,
  nothing: 'Headings and numbered clauses appear here.',
  close: 'Close the outline',
};
