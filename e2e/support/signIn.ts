import type { BrowserContext, Page } from '@playwright/test';
import { admin } from './PlannerServer.ts';

/** Signs in without the form, for tests that end the session: the one of the worker stays. */
export const startSession = (
  context: BrowserContext,
  data: { email: string; password: string } = admin,
): Promise<unknown> => context.request.post('/api/v1/auth/login', { data, failOnStatusCode: true });

export const signIn = async (
  page: Page,
  { email, password }: { email: string; password: string } = admin,
) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
};
