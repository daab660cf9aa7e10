/** Script of languages that run from right to left, for a document that is turned round. */
const RIGHT_TO_LEFT_SCRIPT = 'Arab';

/**
 * Language of the kit's own words, numbers and dates: English, because the console's words are, in the variant that the
 * person prefers, and in the direction of the document.
 */
export const locale = (): string => {
  // Some systems name theirs in a form that no `Intl` takes: `en-US@posix`.
  const english = navigator.languages.find((language) => /^en(-[A-Z]{2})?$/.test(language)) ?? 'en';
  if (document.documentElement.dir !== 'rtl') return english;
  return new Intl.Locale(english, { script: RIGHT_TO_LEFT_SCRIPT }).toString();
};
