import { screenNames, screens } from '@planner/console/screens';
import type { Page } from '@playwright/test';

/** Replaces an `:id` by the one that the first such link has in the list of the same folder. */
export const urlOf = async (page: Page, path: string): Promise<string> => {
  const [start, id] = path.split(':');
  if (id === undefined) return path;
  const folder = path.slice(0, path.indexOf('/', 1) + 1);
  const list = screenNames.map((name) => screens[name].path).find((other) => other.startsWith(folder));
  await page.goto(String(list));
  return String(await page.locator(`main a[href^="${start}"]`).first().getAttribute('href'));
};
