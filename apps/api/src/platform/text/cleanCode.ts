const DIGIT = /\p{Nd}/u;

/** 0 to 9 for the digits of every script. */
export const toAsciiDigits = (text: string): string =>
  text.replaceAll(/(?!\d)\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    // Unicode encodes the digits of a script from zero to nine, without gaps.
    let zero = point;
    while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((point - zero) % 10);
  });

/** Letters and digits of a code as it was typed or pasted: digits of every script, at any width, with spaces, dashes and invisible marks. */
export const cleanCode = (code: string): string =>
  toAsciiDigits(code.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, ''));
