import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { admin, PlannerServer } from '../support/PlannerServer.ts';
import { openChromium } from './chromium.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';
import type { Tab } from './Tab.ts';
import { User } from './User.ts';

const OPENERS = { Chromium: openChromium, Firefox: openFirefox, WebKit: openWebKit };

export const test = base.extend<{ user: User }, { server: PlannerServer; tab: Tab }>({
  server: [
    async ({ playwright }, use) => {
      const server = await PlannerServer.create(playwright.request);
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],

  tab: [
    async ({ playwright }, use, { project }) => {
      const tab = await OPENERS[project.name as keyof typeof OPENERS](playwright);
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],

  /** The administrator, signed in. */
  user: async ({ tab, server }, use, testInfo) => {
    const user = new User(tab, server.url);
    await tab.resize(1440, 900);
    await user.open('/contact');
    await user.post('auth/login', admin);
    await user.call(() => localStorage.clear());
    tab.complaints.length = 0;
    await use(user);
    if (testInfo.errors.length > 0)
      await writeFile(testInfo.outputPath('screen.png'), await tab.screenshot());
    expect(tab.complaints.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
  },
});

export const { expect } = test;
