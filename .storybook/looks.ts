import { dark, darkTheme, light, lightTheme } from '@planner/ui/theme';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import type { Look } from './picturedLooks.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** See vitest.config.ts. */
    forceColors: (mode: 'active' | 'none') => Promise<void>;
  }
}

const themeOf = (look: Look) =>
  look === 'dark'
    ? { className: darkTheme, otherName: lightTheme, page: dark.color.page }
    : { className: lightTheme, otherName: darkTheme, page: light.color.page };

const areColorsForced = () => matchMedia('(forced-colors: active)').matches;

/** Chromium keeps the old colors of collapsed borders until the next layout. */
function repaintTableBorders(): void {
  for (const table of document.querySelectorAll('table')) {
    table.style.borderCollapse = 'separate';
    table.getBoundingClientRect();
    table.style.borderCollapse = '';
  }
}

/** Shows the story that is on the page in another look, without rendering it again: looks differ in CSS only. */
export async function show(look: Look): Promise<void> {
  const { className, otherName } = themeOf(look);
  document.documentElement.classList.replace(otherName, className);
  const isForced = look === 'forced-colors';
  if (areColorsForced() === isForced) return;
  await commands.forceColors(isForced ? 'active' : 'none');
  repaintTableBorders();
}

/** The color as the browser reports it: two notations of one color compare equal. */
function computed(color: string): string {
  const probe = document.createElement('i');
  probe.style.backgroundColor = color;
  document.body.append(probe);
  const value = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return value;
}

export function assertLook(look: Look): void {
  const { className, otherName, page } = themeOf(look);
  const { classList } = document.documentElement;
  expect(classList.contains(className), `html has the class "${className}"`).toBe(true);
  expect(classList.contains(otherName), `html has no class "${otherName}"`).toBe(false);
  expect(areColorsForced(), 'forced colors are on').toBe(look === 'forced-colors');
  if (look !== 'forced-colors')
    expect(getComputedStyle(document.body).backgroundColor, `page color of ${look}`).toBe(computed(page));
}
