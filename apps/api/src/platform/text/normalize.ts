/** More combining marks than any script has in a row (UAX #15, Stream-Safe Text Format). Halfwidth sound marks become some. */
const LONG_RUN = /(?:^|[^\p{M}\uff9e\uff9f])[\p{M}\uff9e\uff9f]{31}/u;

/** Leaves a text with more than 30 combining marks in a row as it is: normalization takes quadratic time for them. */
export const normalize = (text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string =>
  LONG_RUN.test(text) ? text : text.normalize(form);
