import type { Plugin } from 'vite';

/** react-aria clears its live regions by markup, which Trusted Types forbid: typing a date threw. */
export const announceWithoutMarkup = (): Plugin => ({
  name: 'planner:announce-without-markup',
  apply: 'build',
  transform: {
    filter: { id: /\/dist\/private\/live-announcer\/LiveAnnouncer\.mjs$/ },
    handler(code, id) {
      const changed = code.replaceAll(".innerHTML = ''", '.replaceChildren()');
      if (changed === code) this.error(`${id} sets no markup: it has changed`);
      return { code: changed, map: null };
    },
  },
});
