import type { Page } from 'playwright';

const WAIT_MS = 20_000;

/** Types into Storybook's search, which must be open, and expects a result. */
export async function searchStorybook(page: Page, query: string, component: string): Promise<string[]> {
  const field = page.locator('input[type=search]');
  await field.fill(query);
  try {
    await page
      .getByRole('option', { name: new RegExp(`\\b${component}\\b`) })
      .first()
      .waitFor({ timeout: WAIT_MS });
    return [];
  } catch {
    return [`Storybook's search for "${query}" does not find ${component}`];
  }
}
