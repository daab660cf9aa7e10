import { expect, test } from 'vitest';
import { parseDate } from './dateText.ts';

test.each([
  ['1987-09-27', 'de-DE', '1987-09-27'],
  [' 1987-9-7T22:15:00.000+02:00\n', 'en-US', '1987-09-07'],
  ['27.09.1987', 'de-DE', '1987-09-27'],
  ['7. 9. 1987', 'cs-CZ', '1987-09-07'],
  ['09/07/1987', 'en-US', '1987-09-07'],
  ['09/07/1987', 'en-GB', '1987-07-09'],
  ['27/09/1987', 'en-US', '1987-09-27'],
  ['09/27/1987', 'en-GB', '1987-09-27'],
  ['1987/09/27', 'ja-JP', '1987-09-27'],
  ['1987年9月27日', 'ja-JP', '1987-09-27'],
  ['１９８７－０９－２７', 'ja-JP', '1987-09-27'],
  ['٢٧\u200f/٩\u200f/١٩٨٧', 'ar-EG', '1987-09-27'],
  ['27.9.1987', 'he-IL', '1987-09-27'],
  ['09/27/87', 'en-US', undefined],
  ['1987-02-29', 'en-US', undefined],
  ['1987', 'en-US', undefined],
  ['next week', 'en-US', undefined],
])('a pasted "%s" in %s is %s', (text, language, date) => {
  expect(parseDate(text, language)).toBe(date);
});
