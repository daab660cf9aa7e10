import type { Plugin } from 'vite';

/** Files of react-aria: what in them is for other languages, and what replaces it. */
const OTHERS: Readonly<Record<string, readonly [RegExp, string]>> = {
  'intlStrings.mjs': [/^ {4}"(?!en-US)[a-z]{2}-[A-Z]{2}": .+\n/gm, ''],
  'placeholders.mjs': [/^ {4}(?!en:)[\w'-]+: \{[^}]+\},?\n/gm, ''],
  // English has the Gregorian calendar in every region.
  'createCalendar.mjs': [/^ *case '(?!gregory)[a-z-]+':\n.+\n/gm, ''],
  // It checks the browser's language when it loads, and takes 15 ms to read the calendars of all languages.
  'useDefaultLocale.mjs': [
    /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\)/g,
    'new Intl.Locale(locale)',
  ],
  // What the browser knows about all scripts takes 4 ms to load. English is right to left only if its tag says so.
  'i18n/utils.mjs': [/\.maximize\(\)|(?<=let textInfo) = [^;]+/g, ''],
};

/** Drops what react-aria has for other languages than English, the only one of the console. */
export const englishOnly = (): Plugin => ({
  name: 'planner:english-only',
  apply: 'build',
  transform: {
    filter: {
      id: /\/(?:react-aria|react-stately|@internationalized\/date)\/.*\/(?:intlStrings|placeholders|createCalendar|useDefaultLocale|i18n\/utils)\.mjs$/,
    },
    handler(code, id) {
      const english = Object.entries(OTHERS).reduce(
        (text, [name, [others, replacement]]) =>
          id.endsWith(`/${name}`) ? text.replaceAll(others, replacement) : text,
        code,
      );
      if (english === code) this.error(`${id} has no other language: it has changed`);
      return { code: english, map: null };
    },
  },
});
