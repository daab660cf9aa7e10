import { isDevelopment, report } from '../development.ts';

/** A tag that browsers understand: `locale`, or English if it is none, such as `de_DE`. */
export const knownLocale = (locale: string): string => {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'en';
  } catch {
    if (isDevelopment) report(`“${locale}” is not a language tag, such as de or pt-BR: English is used`);
    return 'en';
  }
};
