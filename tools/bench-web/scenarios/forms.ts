import type { App } from '../App.ts';
import { ROWS } from '../conditions.ts';
import type { Figures } from '../Figures.ts';
import { usersPath } from '../paths.ts';
import type { Condition } from '../probe.ts';
import type { Scenario } from '../Scenario.ts';
import { visit } from '../Visit.ts';

interface Form {
  readonly name: string;
  readonly link: string;
  readonly filled: Condition;
}

const FORMS: readonly Form[] = [
  {
    name: 'edit',
    link: 'tbody a[href^="/users/edit/"]',
    filled: { selector: 'form input', text: '@' },
  },
  {
    name: 'create',
    link: 'main a[href="/users/add-user"]',
    filled: { selector: 'form input[type=password]' },
  },
];

const open = (app: App, { name, link, filled }: Form, isIdle: boolean): Promise<Figures> =>
  visit(app, { until: ROWS }, async (opened) => {
    await opened.load(usersPath(app));
    if (isIdle) await opened.settle();
    const before = opened.requests().length;
    const time = await opened.time('click', filled, () => opened.page.locator(link).first().click());
    const label = `open ${name} ${isIdle ? 'from an idle list' : 'as soon as the list is there'}`;
    return { [`${label}, ms`]: time, [`${label}: requests`]: opened.requests().length - before };
  });

/** From the list to a filled form. What the app prefetches counts for it. */
export const forms: Scenario = {
  name: 'forms',
  apps: ['console', 'floor'],
  run: async (app) => {
    const figures: Record<string, number> = {};
    for (const form of FORMS)
      for (const isIdle of [false, true]) Object.assign(figures, await open(app, form, isIdle));
    return figures;
  },
};
