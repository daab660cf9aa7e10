import { chromium } from '@playwright/test';
import { chromiumArgs, chromiumEnv, chromiumPath } from '@planner/checks/chromium';
const b = await chromium.launch({
  executablePath: await chromiumPath(),
  args: [...chromiumArgs],
  env: chromiumEnv,
});
const ctx = await b.newContext({ viewport: { width: 1440, height: 900 } });
const page = await ctx.newPage();
const U = 'http://localhost:4190';
page.on('pageerror', (e) => console.log('ERR', e.message));
page.on('console', (m) => m.type() === 'error' && console.log('CON', m.text()));
await page.goto(U);
await page.getByLabel('Email').fill('admin@planner.local');
await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
await page.keyboard.press('Enter');
await page.waitForURL('**/dashboard');
await page.getByText('Total Users').waitFor();
await page.waitForTimeout(1200);
await page.screenshot({ path: '/tmp/s-dash.png' });
await page.goto(U + '/users/all-users');
await page.locator('tbody tr').nth(5).waitFor();
await page.waitForTimeout(500);
await page.screenshot({ path: '/tmp/s-users.png' });
await page.locator('tbody tr').nth(2).locator('a').first().click();
await page.waitForTimeout(1500);
await page.screenshot({ path: '/tmp/s-person.png', fullPage: true });
await page.goto(U + '/subscriptions');
await page.waitForTimeout(1500);
await page.screenshot({ path: '/tmp/s-subs.png' });
await page.goto(U + '/messages');
await page.waitForTimeout(1500);
await page.screenshot({ path: '/tmp/s-msgs.png' });
await page.locator('tbody tr').nth(1).locator('th a, th button, a, button').first().click();
await page.waitForTimeout(1200);
await page.screenshot({ path: '/tmp/s-msg.png' });
await page.goto(U + '/finances/add-category');
await page.waitForTimeout(1000);
await page.getByLabel('Category Name').fill('Books');
await page.keyboard.press('Enter');
await page.waitForTimeout(1200);
await page.screenshot({ path: '/tmp/s-fin.png' });
await b.close();
