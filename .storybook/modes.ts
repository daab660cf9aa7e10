import type { ThemeName } from '@planner/ui';
import type { Look } from './picturedLooks.ts';
import type { viewports } from './viewports.ts';

interface Mode {
  readonly theme: ThemeName;
  readonly direction: 'ltr' | 'rtl';
  /** By default that of the story, or 1200 px. */
  readonly viewport?: keyof typeof viewports;
}

/**
 * What Chromatic takes snapshots of: the looks of our pictures, except forced colors, which no mode can set, and a phone.
 * Not every combination, because themes and directions differ in CSS only.
 */
export const modes: Record<Exclude<Look, 'forced-colors'> | 'phone', Mode> = {
  light: { theme: 'light', direction: 'ltr' },
  dark: { theme: 'dark', direction: 'ltr' },
  rtl: { theme: 'light', direction: 'rtl' },
  phone: { theme: 'light', direction: 'ltr', viewport: 'phone' },
};
