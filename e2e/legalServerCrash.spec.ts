import type { Page, Route } from '@playwright/test';
import type { PlannerServer } from './support/PlannerServer.ts';
import { saveChanges } from './support/saveChanges.ts';
import { expect, test } from './support/test.ts';

const KILLED: Readonly<Record<string, (route: Route, server: PlannerServer) => Promise<void>>> = {
  'while it reads the text': async (route, server) => {
    await Promise.all([route.continue(), server.kill()]);
  },
  'after the text is stored and before the response': async (route, server) => {
    await route.fetch();
    // The browser loses the connection at once, however long the system takes to remove the process.
    await Promise.all([server.kill(), route.abort('connectionreset')]);
  },
};

/** A busy system takes a while to close the connections of a killed process. */
const GONE_MS = 60_000;

const atNextSave = (page: Page, act: (route: Route) => Promise<void>) =>
  page.route(
    (url) => url.pathname === '/api/v1/policies/privacy/publications',
    (route) => act(route),
    { times: 1 },
  );

for (const [moment, kill] of Object.entries(KILLED))
  test(`the server is killed ${moment}: the text survives and is saved once`, async ({
    page,
    server,
    api,
    browserErrors,
  }) => {
    browserErrors.allow(/Failed to load resource|ERR_/);
    const newestVersion = async () =>
      ((await (await api.get('policies/privacy/versions')).json()) as { items: { version: number }[] })
        .items[0]?.version;
    await api.post('policies', { data: { type: 'privacy', content: '<h2>What we keep</h2>' } });
    const before = Number(await newestVersion());
    await page.goto('/legal/privacy-policy');
    const text = page.getByRole('textbox', { name: 'Privacy Policy' });
    await text.getByText('What we keep').click();
    await page.keyboard.press('End');
    await page.keyboard.type(` ${moment}`);
    await atNextSave(page, (route) => kill(route, server));
    await saveChanges(page);
    await expect(page.getByText(/^Failed to publish: the server cannot be reached/)).toBeVisible({
      timeout: GONE_MS,
    });
    await expect(text).toContainText(`What we keep ${moment}`);

    await server.start();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('Privacy Policy saved successfully!')).toBeVisible();
    await expect(page.getByText(/^Failed to publish|^This was changed after you opened it/)).toHaveCount(0);
    expect(await newestVersion()).toBe(before + 1);
    await page.goto('/privacy-policy');
    await expect(page.getByRole('heading', { name: `What we keep ${moment}` })).toHaveCount(1);
  });
