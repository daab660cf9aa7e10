import { chromiumArgs, chromiumEnv, chromiumPath } from '@planner/checks/chromium';
import { chromium } from 'playwright';
import { addData } from './addData.ts';
import { APP_NAMES, type App, type AppName } from './App.ts';
import { buildApps } from './buildApps.ts';
import type { Figures } from './Figures.ts';
import { formatTable, type Round } from './formatTable.ts';
import { readOptions } from './readOptions.ts';
import type { Scenario } from './Scenario.ts';
import { scenarios } from './scenarios/index.ts';
import { signInTo } from './signInTo.ts';
import { startServers } from './startServers.ts';

const USERS = 5000;

/** A measurement that fails is repeated once, because a single one would waste minutes of others. */
const measure = async (scenario: Scenario, app: App): Promise<Figures> => {
  try {
    return await scenario.run(app);
  } catch (error) {
    process.stderr.write(`${scenario.name} of the ${app.name} is repeated: ${String(error)}\n`);
    return scenario.run(app);
  }
};

const { runs, only } = readOptions(
  process.argv.slice(2),
  scenarios.map(({ name }) => name),
);
const chosen = scenarios.filter(({ name }) => only.length === 0 || only.includes(name));

const folders = await buildApps();
const servers = await startServers(
  USERS,
  APP_NAMES.map((name) => folders[name]),
);
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: [...chromiumArgs],
  env: chromiumEnv,
});
try {
  const apps: App[] = [];
  let userId = '';
  for (const [index, name] of APP_NAMES.entries()) {
    const url = servers.urls[index] ?? '';
    const signedIn = await signInTo(browser, name, url);
    userId ||= await addData(url, signedIn);
    apps.push({ name, url, browser, signedIn, userId });
  }
  const rounds: Round[] = [];
  for (let run = 0; run < runs; run += 1)
    for (const scenario of chosen) {
      if (scenario.isExact && run > 0) continue;
      const round: Partial<Record<AppName, Figures>> = {};
      for (const app of apps)
        if (scenario.apps.includes(app.name)) round[app.name] = await measure(scenario, app);
      rounds.push(round);
    }
  process.stdout.write(`${formatTable(rounds)}\n`);
} finally {
  await browser.close();
  await servers.stop();
}
