import { axeViolations } from './support/axeViolations.ts';
import { expect, test } from './support/test.ts';

test.use({ isSignedIn: false });

// `browserErrors` fails the test on violations of the content security policy.
test('the documentation of the API is readable without a session, in both themes and on a phone', async ({
  page,
}) => {
  await page.goto('/api/docs');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.getByRole('heading', { level: 1, name: 'Planner Admin API' })).toBeVisible();
    await expect(page.getByRole('table').first()).toHaveCSS('border-collapse', 'collapse');
    // The other operations have the same markup, and axe takes minutes for all of them.
    const part = ['header', 'nav', '#error-codes', '#tag-dashboard'].join();
    // The themes differ in colors only.
    const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
    expect(await axeViolations(page, part, rules)).toEqual([]);
  }

  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('link', { name: 'users' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'users' })).toBeInViewport();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
