import { readFile } from 'node:fs/promises';
import { PlannerServer } from './support/PlannerServer.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const DAY_MS = 86_400_000;

/** A module that the server loads first: its clock is ahead. */
const clockAhead = (ms: number): string =>
  `data:text/javascript,${encodeURIComponent(`const Real = Date; globalThis.Date = class extends Real {
    constructor(...parts) { super(...(parts.length > 0 ? parts : [Real.now() + ${ms}])); }
    static now() { return Real.now() + ${ms}; }
  };`)}`;

const item = (marker: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-GB><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-GB>${text}<o:p></o:p></span></p>`;

/** As the clipboard of Word has it. */
const CONTRACT = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"></head><body lang=EN-GB><!--StartFragment--><h1><span lang=EN-GB>Data of Acme<o:p></o:p></span></h1>${item('1.', 'Acme keeps your name.')}${item('2.', 'Acme keeps your address.')}<p class=MsoNormal><span lang=EN-GB>Write to us at any time.<o:p></o:p></span></p><!--EndFragment--></body></html>`;

const COLLEAGUE = { name: 'Colleague', email: 'colleague@example.org', password: 'seven green bottles' };

/** The Monday after the next midnight, as the date field takes it. */
const nextMonday = (): string => {
  const day = new Date(Date.now() + DAY_MS);
  while (day.getUTCDay() !== 1) day.setTime(day.getTime() + DAY_MS);
  return day.toISOString().slice(0, 10);
};

test.use({ isSignedIn: false });

test('a contract of Word is pasted, shared, merged, published for Monday, and in force then', async ({
  page,
  browser,
  playwright,
  browserErrors,
}) => {
  browserErrors.allow(/status of 401/);
  const variables: Record<string, string> = {};
  const server = await PlannerServer.create(playwright.request, variables);
  const text = page.getByRole('textbox', { name: 'Privacy Policy' });
  const address = `${server.url}/legal/privacy-policy`;

  await page.goto(address);
  await signIn(page);
  await expect(text).toBeVisible();
  await page.request.post(`${server.url}/api/v1/users`, {
    data: { ...COLLEAGUE, role: 'admin' },
    failOnStatusCode: true,
  });
  const api = `${server.url}/api/v1/policies`;
  await page.request.post(api, {
    data: { type: 'privacy', content: '<p>Nothing yet.</p>' },
    failOnStatusCode: true,
  });
  const { version: old } = (await (await page.request.get(`${api}/privacy`)).json()) as { version: number };
  await page.reload();
  await expect(text).toHaveText('Nothing yet.');
  await text.focus();
  await page.keyboard.press('Control+a');
  await text.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, CONTRACT);
  await expect(text.getByRole('listitem')).toHaveText(['Acme keeps your name.', 'Acme keeps your address.']);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/Draft saved, not public$/)).toBeVisible();

  const office = await browser.newContext();
  const colleague = await office.newPage();
  await colleague.goto(address);
  await signIn(colleague, COLLEAGUE);
  await colleague.getByRole('button', { name: 'Edit HTML' }).click();
  const source = colleague.getByLabel('Privacy Policy, HTML');
  await expect(source).toBeEditable();
  await source.fill((await source.innerText()).replace('your address', 'your address and phone number'));
  await expect(colleague.getByText(/kept in this browser$/)).toBeVisible();
  await expect(colleague.getByText(/Draft saved, not public$/)).toBeVisible();
  await office.close();

  await text.getByText('Write to us at any time.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' We answer.');
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(/^Colleague .* has saved the draft while you were editing$/)).toBeVisible();
  await page.getByRole('button', { name: 'Take over their changes' }).click();
  await expect(text.getByRole('listitem').last()).toHaveText('Acme keeps your address and phone number.');
  await expect(text).toContainText('We answer.');

  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish Privacy Policy' });
  await dialog.getByRole('radio', { name: 'At a moment' }).check({ force: true });
  const monday = nextMonday();
  await dialog.getByLabel('Date').fill(monday);
  await dialog.getByLabel('Time').fill('09:00');
  await dialog.getByLabel('Note for the public').fill('We ask for your phone number.');
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const redline = await readFile(await (await saved).path(), 'utf8');
  expect(redline).toContain('<ins>Acme keeps your address and phone number.</ins>');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('The version is scheduled')).toBeVisible();

  const main = page.getByRole('main');
  await page.goto(`${server.url}/privacy-policy`);
  await expect(main.getByText(/^A new version comes into force on /)).toBeVisible();
  await expect(main).toContainText('We ask for your phone number.');
  await expect(main).toContainText('Nothing yet.');

  await page.goto('about:blank');
  await server.stop();
  const wait = Date.parse(`${monday}T09:00:01Z`) - Date.now();
  variables['NODE_OPTIONS'] = `--import=${clockAhead(wait)}`;
  await server.start();
  await page.goto(`${server.url}/privacy-policy`);
  await expect(main).toContainText('Acme keeps your address and phone number.');
  await expect(page).toHaveTitle('Privacy Policy · Planner');
  await page.goto(`${server.url}/privacy-policy/versions/${old}`);
  await expect(main).toContainText('This version is no longer in force');
  await expect(main).toContainText('Nothing yet.');
  await expect(page).toHaveTitle(`Privacy Policy, version ${old} · Planner`);

  await page.goto('about:blank');
  await server.dispose();
});
