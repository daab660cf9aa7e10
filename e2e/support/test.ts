import { test as base, type APIRequestContext, type BrowserContext } from '@playwright/test';
import { watchBrowserErrors, type BrowserErrors } from './BrowserErrors.ts';
import { admin, PlannerServer } from './PlannerServer.ts';

export interface TestUser {
  id: string;
  name: string;
  email: string;
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

interface WorkerFixtures {
  /** One per worker; a test that stops it starts it again. */
  server: PlannerServer;
  /** A session of the administrator whose sign-in still counts as a confirmation. */
  adminState: () => Promise<StorageState>;
}

interface Fixtures {
  /** Whether the page starts with the administrator signed in. Default true. */
  isSignedIn: boolean;
  /** Fails the test on unexpected browser errors. */
  browserErrors: BrowserErrors;
  api: APIRequestContext;
  addUser: (fields?: Record<string, string>) => Promise<TestUser>;
}

/** Half of the time for which the server counts a sign-in as a confirmation. */
const FRESH_MS = 300_000;

let last = 0;

/** A word that no other test of this run uses. */
export const uniqueWord = (): string => `q${process.pid.toString(36)}x${(last += 1).toString(36)}`;

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({ playwright }, use) => {
      const server = await PlannerServer.create(playwright.request);
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  adminState: [
    async ({ playwright, server }, use) => {
      const request = await playwright.request.newContext({ baseURL: server.url });
      let signedInAt = -Infinity;
      await use(async () => {
        if (performance.now() - signedInAt > FRESH_MS) {
          await request.post('/api/v1/auth/login', { data: admin, failOnStatusCode: true });
          signedInAt = performance.now();
        }
        const { cookies } = await request.storageState();
        return { cookies, origins: [] };
      });
      await request.dispose();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  isSignedIn: [true, { option: true }],

  storageState: async ({ adminState, isSignedIn }, use) => use(isSignedIn ? await adminState() : undefined),

  browserErrors: [
    async ({ context }, use) => {
      const browserErrors = watchBrowserErrors(context);
      await use(browserErrors);
      browserErrors.check();
    },
    { auto: true },
  ],

  api: async ({ playwright, server, adminState }, use) => {
    const api = await playwright.request.newContext({
      baseURL: `${server.url}/api/v1/`,
      storageState: await adminState(),
      failOnStatusCode: true,
    });
    await use(api);
    await api.dispose();
  },

  addUser: async ({ api }, use) =>
    use(async (fields = {}) => {
      const word = uniqueWord();
      const data = {
        name: `Journey ${word}`,
        email: `${word}@example.com`,
        password: 'seven green bottles',
        ...fields,
      };
      const response = await api.post('users', { data });
      const { _id: id, name, email } = (await response.json()) as Record<'_id' | 'name' | 'email', string>;
      return { id, name, email };
    }),
});

export { expect } from '@playwright/test';
