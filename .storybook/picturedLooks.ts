import type { ThemeName } from '@planner/ui';

/** How a story looks when it is checked. Forced colors and right to left are checked in the light theme. */
export type Look = ThemeName | 'forced-colors' | 'rtl';

/** Features: their other looks consist of components whose looks are pictured. See docs/adr/0015-pictures.md. */
export const picturedLooks = (storiesFile: string): readonly Look[] =>
  storiesFile.includes('packages/ui/') ? ['light', 'dark', 'forced-colors', 'rtl'] : ['light'];
