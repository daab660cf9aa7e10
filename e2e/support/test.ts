import { test as base, type APIRequestContext, type BrowserContext } from '@playwright/test';
import { watchForComplaints, type Complaints } from './Complaints.ts';
import { admin, PlannerServer } from './PlannerServer.ts';

/** A user that a journey works on. */
export interface SomeUser {
  id: string;
  name: string;
  email: string;
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

interface WorkerFixtures {
  /** One for each worker; a journey that stops it starts it again. */
  server: PlannerServer;
  /** The cookie of the signed-in administrator. */
  adminState: StorageState;
}

interface Fixtures {
  /** Whether the page starts with the administrator signed in. Default true. */
  isSignedIn: boolean;
  /** What the browser complained of. A journey that leaves any fails. */
  complaints: Complaints;
  /** Calls of the API as the administrator, to prepare things and to look behind the screens. */
  api: APIRequestContext;
  /** Adds a user nobody else works on. */
  addUser: (fields?: Record<string, string>) => Promise<SomeUser>;
}

let last = 0;

/** A word that no other journey of this run uses. */
export const uniqueWord = (): string => `q${process.pid.toString(36)}x${(last += 1).toString(36)}`;

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({ playwright }, use) => {
      const server = await PlannerServer.create(playwright.request);
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  adminState: [
    async ({ playwright, server }, use) => {
      const request = await playwright.request.newContext({ baseURL: server.url });
      await request.post('/api/v1/auth/login', { data: admin, failOnStatusCode: true });
      await use(await request.storageState());
      await request.dispose();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  isSignedIn: [true, { option: true }],

  storageState: async ({ adminState, isSignedIn }, use) => use(isSignedIn ? adminState : undefined),

  complaints: [
    async ({ context }, use) => {
      const complaints = watchForComplaints(context);
      await use(complaints);
      complaints.check();
    },
    { auto: true },
  ],

  api: async ({ playwright, server, adminState }, use) => {
    const api = await playwright.request.newContext({
      baseURL: `${server.url}/api/v1/`,
      storageState: adminState,
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
      const answer = await api.post('users', { data });
      const { _id: id, name, email } = (await answer.json()) as Record<'_id' | 'name' | 'email', string>;
      return { id, name, email };
    }),
});

export { expect } from '@playwright/test';
