import type { Browser } from 'playwright';
import type { App, AppName } from './App.ts';
import { admin } from './startServers.ts';

/** Signs in as a user does, so that the app stores what it remembers of its user. */
export const signInTo = async (browser: Browser, name: AppName, url: string): Promise<App['signedIn']> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  if (name !== 'limit') {
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL((address) => address.pathname !== '/');
  }
  const state = await context.storageState();
  await context.close();
  return state;
};
