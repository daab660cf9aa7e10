import { chromiumArgs, chromiumEnv, chromiumPath } from '@planner/checks/chromium';
import { chromium, type Browser, request } from 'playwright';
import { readOptions } from '../readOptions.ts';
import { inTemporaryFolder, admin, startServer } from '../startServer.ts';
import { formatRounds, type Round } from './formatRounds.ts';
import { type Figures, scenarios, CATEGORIES, SEARCHED } from './scenarios.ts';
import { addsStyles, type App, APP_NAMES, type AppName } from './Visit.ts';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFolder } from '@planner/console/compressFolder';

const USERS = 5000;

const here = (folder: string): string => fileURLToPath(new URL(folder, import.meta.url));

const ROOTS: Readonly<Record<AppName, string>> = {
  console: here('../../apps/console/'),
  mantine: here('mantine'),
  floor: here('floor'),
  limit: here('limit'),
};

/** Builds an app for production. Returns the folder. */
const buildApp = async (name: AppName): Promise<string> => {
  const shell = process.platform === 'win32';
  execFileSync('vite', ['build', '--logLevel', 'warn'], { cwd: ROOTS[name], stdio: 'inherit', shell });
  const folder = path.join(ROOTS[name], 'dist');
  // As the build of the console does.
  if (name !== 'console') await compressFolder(folder);
  return folder;
};

/** Signs in as a user does, so that the app stores what it remembers of its user. */
const signIn = async (browser: Browser, name: AppName, url: string): Promise<App['signedIn']> => {
  const context = await browser.newContext({ bypassCSP: addsStyles(name) });
  const page = await context.newPage();
  await page.goto(url);
  if (name !== 'limit') {
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL((address) => address.pathname !== '/');
  }
  const state = await context.storageState();
  await context.close();
  return state;
};

/** Adds what the scenarios need beyond the sample data. Returns the id of a user. */
const addData = async (url: string, storageState: App['signedIn']): Promise<string> => {
  const api = await request.newContext({ baseURL: `${url}/api/v1/`, storageState, failOnStatusCode: true });
  for (let category = 0; category < CATEGORIES; category += 1)
    await api.post('finance-categories', { data: { name: `Category ${category}`, color: '#3b82f6' } });
  let id = '';
  for (const name of [SEARCHED, `${SEARCHED.slice(0, -1)}b`]) {
    const data = { name, email: `${name}@example.com`, password: 'seven green bottles' };
    const response = await api.post('users', { data });
    ({ _id: id } = (await response.json()) as { _id: string });
  }
  await api.dispose();
  return id;
};

/** Builds and serves the named apps, each with a database of its own. @param onStart receives the functions that stop the servers */
const startApps = async (
  browser: Browser,
  dataDir: string,
  names: readonly AppName[],
  onStart: (stop: () => Promise<void>) => void,
): Promise<App[]> => {
  const apps: App[] = [];
  for (const name of names) {
    const folder = await buildApp(name);
    const { url, stop } = await startServer({ dataDir: path.join(dataDir, name), users: USERS, folder });
    onStart(stop);
    const signedIn = await signIn(browser, name, url);
    const userId = name === 'limit' ? '' : await addData(url, signedIn);
    const usersPath = name === 'limit' ? '/users.html' : '/users/all-users';
    apps.push({ name, url, browser, usersPath, userId, signedIn });
  }
  return apps;
};

const USAGE = `Usage: pnpm bench:web [--runs 5] [--only SCENARIO]…

Builds the console, and three apps to compare it with, and measures them in the browser in that many rounds, each of which takes
about four minutes. Scenarios: ${Object.keys(scenarios).join(', ')}.`;

const { values } = readOptions(USAGE, {
  runs: { type: 'string', default: '5' },
  only: { type: 'string', multiple: true, default: Object.keys(scenarios) },
});
const chosen = values.only.map((name) => {
  const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
  if (scenario) return { name, ...scenario };
  throw new Error(`--only must be one of ${Object.keys(scenarios).join(', ')}, not "${name}"`);
});

/** A measurement that fails is repeated once, because a single one would waste minutes of others. */
const measure = async ({ name, run }: (typeof chosen)[number], app: App): Promise<Figures> => {
  try {
    return await run(app);
  } catch (error) {
    process.stderr.write(`${name} of the ${app.name} is repeated: ${String(error)}\n`);
    return run(app);
  }
};

await inTemporaryFolder(async (dataDir) => {
  const executablePath = await chromiumPath();
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs], env: chromiumEnv });
  const stops = [() => browser.close()];
  try {
    const names = APP_NAMES.filter((name) => chosen.some(({ apps }) => apps?.includes(name) ?? true));
    const apps = await startApps(browser, dataDir, names, (stop) => stops.push(stop));
    const rounds: Round[] = [];
    for (let run = 0; run < Number(values.runs); run += 1)
      for (const scenario of chosen) {
        if (scenario.isExact && run > 0) continue;
        const round: Partial<Record<App['name'], Figures>> = {};
        for (const app of apps)
          if (scenario.apps?.includes(app.name) ?? true) round[app.name] = await measure(scenario, app);
        rounds.push(round);
      }
    process.stdout.write(`${formatRounds(rounds)}\n`);
  } finally {
    for (const stop of stops) await stop();
  }
});
