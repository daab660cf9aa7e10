import { axeViolations } from './support/axeViolations.ts';
import { PlannerServer } from './support/PlannerServer.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test.use({ isSignedIn: false });

test('a German imprint is written, published and read with and without scripts', async ({
  page,
  playwright,
  browserErrors,
}) => {
  browserErrors.allow(/status of 401/);
  const server = await PlannerServer.create(playwright.request, {
    LEGAL_TEXTS: 'imprint=Imprint,imprint.de=Impressum',
    COMPANY_TIME_ZONE: 'Asia/Kathmandu',
  });
  await page.goto(server.url);
  await signIn(page);
  await page.getByRole('button', { name: 'Legal' }).click();
  await page.getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL(/\/legal\/imprint\.de$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  await expect(page).toHaveTitle('Impressum · Planner Admin');
  // Opened again, before the server has said which texts there are.
  await page.reload();
  const text = page.getByRole('textbox', { name: 'Impressum' });
  await text.click();
  await page.keyboard.type('Planner GmbH, Berlin');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish Impressum' });
  await dialog.getByText('At a moment').click();
  await expect(dialog.getByText('At most a year ahead, in the time zone Asia/Kathmandu.')).toBeVisible();
  await dialog.getByText('Now', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Impressum saved successfully!')).toBeVisible();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeViolations(page)).toEqual([]);
  }

  const address = `${server.url}/texts/imprint.de`;
  const html = await (await page.request.get(address)).text();
  expect(html).toContain('<html lang="de" dir="ltr"');
  expect(html).toContain('<title>Impressum · Planner</title>');
  expect(html).toContain('<p>Planner GmbH, Berlin</p>');
  expect(html).toContain('GMT+5:45 (Asia/Kathmandu)');

  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  await expect(page.getByText('Planner GmbH, Berlin')).toBeVisible();
  await expect(page.getByText(/^Last updated: .*GMT\+5:45 \(Asia\/Kathmandu\)$/)).toBeVisible();
  await expect(page).toHaveTitle('Impressum · Planner');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeViolations(page)).toEqual([]);
  }
  await page.getByRole('link', { name: 'Imprint', exact: true }).click();
  await expect(page).toHaveURL(`${server.url}/texts/imprint`);
  await expect(page.getByText('Nothing has been published yet.')).toBeVisible();

  // Without the English one, which is not published.
  for (const path of ['/privacy-policy', '/contact']) {
    await page.goto(server.url + path);
    const links = page.getByRole('contentinfo').getByRole('link');
    await expect(links).toHaveText(['Privacy Policy', 'Terms and Conditions', 'Contact', 'Impressum']);
    await expect(links.last()).toHaveAttribute('href', address);
  }

  await page.goto(`${server.url}/legal/cookies`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.goto('about:blank');
  await server.dispose();
});
