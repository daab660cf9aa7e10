import type { Plugin } from 'vite';

/** react-aria's own words ("Clear search", "Next month") in one language, by file name: `…/intl/calendar/de-DE.mjs`. */
const WORDS = /\/react-aria\/.*\/intl\/.*\/[a-z]{2}-[A-Z]{2}\.mjs$/;

/** Leaves out react-aria's words in all languages but English: the console has no others. */
export const englishOnly = (): Plugin => ({
  name: 'planner:english-only',
  apply: 'build',
  load: {
    filter: { id: WORDS },
    handler: (id) => (id.endsWith('/en-US.mjs') ? undefined : 'export default {};'),
  },
});
