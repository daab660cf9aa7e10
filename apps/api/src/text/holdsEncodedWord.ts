/**
 * Whether a text holds what mail programs decode in a header (RFC 2047), such as `=?utf-8?q?x=0d=0aBcc?=`. Nobody writes
 * that by hand, except to show another name than is stored or to smuggle in line breaks. The contract has the same pattern
 * for every field of one line, wherever it goes: a name that is only stored today may be in a mail tomorrow.
 */
export const holdsEncodedWord = (text: string): boolean => /=\?[^?\s]+\?[bq]\?/i.test(text);
