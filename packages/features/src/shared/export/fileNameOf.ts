const MAX_CHARACTERS = 100;
const MAX_PART_CHARACTERS = 40;

/** Lower case, with hyphens for all that isn't a letter or digit of some script. */
const slugOf = (text: string): string =>
  Array.from(
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim(),
  )
    .slice(0, MAX_PART_CHARACTERS)
    .join('')
    .trim()
    .replaceAll(' ', '-');

/** `users-administrators-search-ana-2026-11-26.csv` @param scope what the file holds, in words */
export const fileNameOf = (
  list: string,
  scope: readonly string[],
  now: Date,
  extension: 'csv' | 'xlsx' | 'html' | 'txt',
): string => {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  const end = `-${day.join('-')}.${extension}`;
  const start = [list, ...scope.map(slugOf).filter((part) => part !== '')].join('-');
  return `${Array.from(start)
    .slice(0, MAX_CHARACTERS - end.length)
    .join('')}${end}`;
};
