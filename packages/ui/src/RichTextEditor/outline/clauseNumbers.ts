/** "3.4", "(a)", "§ 5", "Article 2". A number without a mark, such as "30 days", is part of the sentence. */
const NUMBER =
  /^(?:(?:§+|art(?:icle|ikel)?\.?|section|clause|abschnitt|ziffer|schedule|annex)\s*\d{1,3}(?:\.\d{1,3})*[.)]?|\d{1,3}(?:\.\d{1,3})+[.)]?|\d{1,3}[.)]|\([a-z\d]{1,5}\)|[a-z][.)])(?=\s)/iu;

/** Of a code: "Article 1382", "§ 1004". */
const LONG_NUMBER = /^(?:§+|art(?:icle|ikel)?\.?|section|clause|abschnitt|ziffer)\s*\d{4,5}[.)]?(?=\s)/iu;

const FOUR_DIGITS = /^\d{4}[.)](?=\s)/;
/** Some clauses before it may be missing. */
const NEARLY_1000 = 996;

/** Reads the numbers at the starts of a text's blocks, in order; empty without one. Four digits are a year, unless a number nearly as high came before. */
export const createNumberReader = (): ((text: string) => string) => {
  let before = 0;
  return (text) => {
    const found =
      NUMBER.exec(text) ?? LONG_NUMBER.exec(text) ?? (before >= NEARLY_1000 ? FOUR_DIGITS.exec(text) : null);
    const [number = ''] = found ?? [];
    if (/^\d+[.)]$/.test(number)) before = Number.parseInt(number, 10);
    return number;
  };
};
