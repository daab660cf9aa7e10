import type { ThemeName } from '@planner/ui';

/** How a story looks when it is checked. Forced colors and right to left are checked in the light theme. */
export type Look = ThemeName | 'forced-colors' | 'rtl';

/** Features: their other looks consist of components whose looks are pictured. See docs/adr/0015-pictures.md. */
export const picturedLooks = (storiesFile: string): readonly Look[] =>
  storiesFile.includes('packages/ui/') ? ['light', 'dark', 'forced-colors', 'rtl'] : ['light'];

const viewport = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name} (${width}×${height})`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** Viewport sizes in CSS px. A story selects one with `globals: { viewport: { value: 'phone' } }`. */
export const viewports = {
  zoomed: viewport('At 400 % zoom', 320, 256, 'mobile'),
  small: viewport('Small phone', 320, 568, 'mobile'),
  phone: viewport('Phone', 390, 844, 'mobile'),
  tablet: viewport('Tablet', 820, 1180, 'tablet'),
  laptop: viewport('Laptop', 1440, 900, 'desktop'),
};

/**
 * What Chromatic takes snapshots of: the looks of our pictures, except forced colors, which no mode can set, and a phone.
 * Not every combination, because themes and directions differ in CSS only.
 */
export const modes = {
  light: { theme: 'light', direction: 'ltr' },
  dark: { theme: 'dark', direction: 'ltr' },
  rtl: { theme: 'light', direction: 'rtl' },
  phone: { theme: 'light', direction: 'ltr', viewport: 'phone' },
};
