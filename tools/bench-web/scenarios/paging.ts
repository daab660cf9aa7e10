import { ROWS } from '../conditions.ts';
import { median } from '../median.ts';
import { usersPath } from '../paths.ts';
import type { Scenario } from '../Scenario.ts';
import { visit, type Visit } from '../Visit.ts';

const PAGES = 5;

const turnPage = async (opened: Visit): Promise<number> => {
  const firstRow = await opened.page.locator('tbody tr').first().textContent();
  const condition = { selector: 'tbody tr:first-child', text: '@', without: firstRow ?? '' };
  const named = { name: 'Next page' };
  const next = opened.page.getByRole('button', named).or(opened.page.getByRole('link', named));
  return opened.time('click', condition, () => next.click());
};

/** Pages whose rows are not in memory, after a first one that warmed the code up. */
export const paging: Scenario = {
  name: 'paging',
  apps: ['console', 'floor'],
  run: (app) =>
    visit(app, { until: ROWS }, async (opened) => {
      await opened.load(usersPath(app));
      await opened.settle();
      const times: number[] = [];
      for (let page = 0; page < PAGES; page += 1) times.push(await turnPage(opened));
      return { 'next page, ms': median(times.slice(1)) };
    }),
};
