let browserLocale: string | undefined;

/**
 * True for American English, the only language whose numbers and days are written without `Intl`: before its first
 * formatter of numbers or dates, Chromium lists all 800 locales that it knows, which takes 8 ms. Plural rules need no list.
 * @param locale undefined for the browser's
 */
export const isAmerican = (
  locale = (browserLocale ??= new Intl.PluralRules().resolvedOptions().locale),
): boolean => locale === 'en-US' || locale === 'en';
