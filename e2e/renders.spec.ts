import { expect, test } from './support/test.ts';
import { watchRenders } from './support/watchRenders.ts';

test('what changes a list leaves sidebar and top bar alone', async ({ page, addUser }) => {
  const { name, email } = await addUser();
  const takeRenders = await watchRenders(page);
  await page.goto('/users/all-users');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  // The number of unanswered messages comes later than the rows.
  await expect(page.getByRole('link', { name: /^Messages \d+ unanswered$/ })).toBeVisible();
  await takeRenders();
  const expectListAlone = async () => {
    const { inMain, others } = await takeRenders();
    expect(inMain).toBeGreaterThan(10);
    expect(others).toEqual([]);
  };

  await test.step('another page', async () => {
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/users/all-users?page=2');
    await expect(page.getByText(/page 2 of/i).first()).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectListAlone();
  });
  await test.step('a sort', async () => {
    await page.getByRole('button', { name: 'Email', exact: true }).click();
    await expect(page).toHaveURL(/sort=/);
    await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'ascending');
    await expectListAlone();
  });
  await test.step('a search', async () => {
    await page.getByRole('searchbox').pressSequentially(email);
    await expect(page).toHaveURL(/query=/);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expectListAlone();
  });
  await test.step('another screen has its name in the top bar', async () => {
    await page.getByRole('link', { name: 'Subscriptions' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'User Subscriptions' })).toBeFocused();
    expect((await takeRenders()).others).toContain('span Subscriptions');
    await page.goBack();
    await expect(page.getByRole('row')).toHaveCount(2);
    await takeRenders();
  });
  await test.step('new data and a notification', async () => {
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(`${name} was deleted`);
    await expect(page.getByText('No users found')).toBeVisible();
    const { others } = await takeRenders();
    expect(others.filter((element) => /^(?:header|nav|main|footer) /.test(element))).toEqual([]);
  });
});
