import type { Plugin } from 'vite';

/** Translations of react-aria and react-stately: `…/intl/calendar/de-DE.mjs`. */
const TRANSLATIONS = /\/react-(?:aria|stately)\/.*\/intl\/.*\/[a-z]{2}-[A-Z]{2}\.mjs$/;

/** Drops react-aria's translations except English, the only language of the console. */
export const englishOnly = (): Plugin => ({
  name: 'planner:english-only',
  apply: 'build',
  load: {
    filter: { id: TRANSLATIONS },
    handler: (id) => (id.endsWith('/en-US.mjs') ? undefined : 'export default {};'),
  },
});
