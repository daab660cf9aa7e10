import axe from 'axe-core';
import { dark, darkTheme, light, lightTheme } from '@planner/ui/theme';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import { turn } from '../decorators.tsx';
import type { Look } from '../looks.ts';
import { waitForOverlays } from '../storyHooks.ts';

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

const nextFrame = () => new Promise(requestAnimationFrame);

async function showDirection(look: Look, own: 'ltr' | 'rtl'): Promise<void> {
  const direction = look === 'rtl' ? 'rtl' : own;
  const root = document.documentElement;
  if (root.dir === direction) return;
  root.dir = direction;
  turn(direction === own ? undefined : direction);
  await nextFrame();
  // Submenus were measured before the menus that they are beside had moved.
  window.dispatchEvent(new Event('resize'));
  // One frame for measuring, one for what it moves.
  await nextFrame();
  await nextFrame();
  await waitForOverlays();
}

/** Shows the story that is on the page in another look, without rendering it again: looks differ in CSS and direction only. */
export async function show(look: Look, ownDirection: 'ltr' | 'rtl'): Promise<void> {
  const { className, otherName } = themeOf(look);
  document.documentElement.classList.replace(otherName, className);
  await showDirection(look, ownDirection);
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

export interface A11yParameters {
  readonly config?: axe.Spec;
  readonly context?: { readonly exclude?: readonly string[] };
}

const RULE = 'color-contrast';

/** The only rule whose result depends on the theme; Storybook's addon checks the others in light. */
export async function assertContrast({ config, context }: A11yParameters = {}): Promise<void> {
  const isOff = config?.rules?.some(({ id, enabled }) => id === RULE && enabled === false);
  if (isOff) return;
  axe.reset();
  if (config) axe.configure(config);
  const { violations } = await axe.run(
    { include: document.body, exclude: [...(context?.exclude ?? [])] },
    { runOnly: [RULE], resultTypes: ['violations'] },
  );
  expect(
    violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`)),
  ).toEqual([]);
}
