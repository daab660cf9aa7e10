import type { Page } from '@playwright/test';

/** Makes the text in the legal editor public: the dialog shows what changes, and asks. */
export const saveChanges = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
};
