import { chromium } from '@playwright/test';
import { chromiumPath, chromiumArgs, chromiumEnv } from '@planner/checks/chromium';
const B = 'http://localhost:4171';
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: [...chromiumArgs],
  env: { ...process.env, ...chromiumEnv } as Record<string, string>,
});
const context = await browser.newContext({ baseURL: B });
await context.request.post('/api/v1/auth/login', {
  data: { email: 'admin@planner.local', password: 'correct horse battery' },
});
const me = await (await context.request.get('/api/v1/auth/session')).json();
const users = (await (await context.request.get('/api/v1/users?page=2')).json()).users;
const withSub = (await (await context.request.get('/api/v1/subscriptions?page=1')).json()).data[0];
const user = withSub.userId;
for (const message of [
  'How can I export my data?\n\nI would like to keep a copy of my habits, and of my workouts since March.',
  'I was charged twice.',
])
  console.log(
    (
      await context.request.post('/api/v1/contact', {
        data: {
          firstName: 'A',
          lastName: 'B',
          email: (await (await context.request.get('/api/v1/users/' + user + '?health=omit')).json()).email,
          subject: 'Billing',
          message,
        },
      })
    ).status(),
  );
const page = await context.newPage();
page.on('console', (m) => m.type() === 'error' && console.log(m.text()));
for (const [name, id] of [
  ['user', user],
  ['admin', me.user._id],
] as const)
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/users/' + id);
    await page.getByRole('region', { name: 'Account' }).waitFor();
    await page.waitForTimeout(700);
    await page.screenshot({ path: `/tmp/ps/${name}-${width}.png`, fullPage: true });
  }
await page.setViewportSize({ width: 1440, height: 900 });
await page.emulateMedia({ colorScheme: 'dark' });
await page.goto('/users/' + user);
await page.getByRole('button', { name: 'Show health values' }).click();
await page.waitForTimeout(700);
await page.screenshot({ path: `/tmp/ps/dark.png`, fullPage: true });
await page.getByRole('button', { name: 'Erase for good' }).click();
await page.waitForTimeout(700);
await page.screenshot({ path: `/tmp/ps/erase.png` });
await page.emulateMedia({ colorScheme: 'light' });
await page.goto('/users/all-users');
await page.waitForTimeout(700);
await page.screenshot({ path: `/tmp/ps/users.png` });
await browser.close();
