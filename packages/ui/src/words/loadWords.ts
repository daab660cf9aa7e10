import { isDevelopment, report } from '../development.ts';
import { knownLocale } from '../format/knownLocale.ts';
import { formatMessage } from './formatMessage.ts';
import type { Words } from './useWords.ts';

/** Messages by component and name; some are in groups. */
export interface Messages {
  readonly [name: string]: string | Messages;
}

/** By language: a chunk of its own each. */
export const languages: Readonly<Record<string, () => Promise<{ readonly default: Messages }>>> = {
  ar: () => import('./languages/ar.json'),
  de: () => import('./languages/de.json'),
  es: () => import('./languages/es.json'),
  fr: () => import('./languages/fr.json'),
  he: () => import('./languages/he.json'),
  it: () => import('./languages/it.json'),
  ja: () => import('./languages/ja.json'),
  nl: () => import('./languages/nl.json'),
  pl: () => import('./languages/pl.json'),
  pt: () => import('./languages/pt-BR.json'),
  tr: () => import('./languages/tr.json'),
};

const toWords = (messages: Messages, locale: string): object =>
  Object.fromEntries(
    Object.entries(messages).map(([name, message]) => {
      if (typeof message !== 'string') return [name, toWords(message, locale)];
      if (!message.includes('{')) return [name, message];
      return [name, (...values: readonly unknown[]) => formatMessage(message, locale, values)];
    }),
  );

/**
 * Loads the kit's words in the language of a BCP 47 tag, such as `de` or `pt-BR`, for `words` of `LocaleProvider`. Numbers in sentences follow
 * its region. Resolves to English for a language that the kit lacks.
 */
export async function loadWords(locale: string): Promise<Words> {
  const known = knownLocale(locale);
  const [language = ''] = known.split('-');
  const load = Object.hasOwn(languages, language) ? languages[language] : undefined;
  // A test compares the files with the English words.
  if (load) return toWords((await load()).default, known) as Words;
  if (isDevelopment && language !== 'en')
    report(
      `The kit has no words in “${locale}”, only in en, ${Object.keys(languages).join(', ')}: pass your own`,
    );
  return (await import('./index.ts')).english;
}
