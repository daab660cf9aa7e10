import type { Page } from '@playwright/test';
import { admin } from './PlannerServer.ts';

export const signIn = async (
  page: Page,
  { email, password }: { email: string; password: string } = admin,
) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
};
