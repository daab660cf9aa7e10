// Lists use it without the code of forms.

/** No letter of any script. Joiners are not here: Persian, Indic scripts and emoji need them. */
const INVISIBLE =
  /\u034f|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
const JOINERS_AROUND = /^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g;

/** Without invisible characters. */
export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, '');

/** A search term on one line: tabs and line breaks become spaces. */
export const cleanSearch = (text: string): string =>
  withoutInvisible(text)
    .replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .replaceAll(JOINERS_AROUND, '');
