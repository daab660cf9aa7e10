import { parseArgs } from 'node:util';
import { chromiumArgs, chromiumEnv, chromiumPath } from '@planner/checks/chromium';
import { chromium } from 'playwright';
import { inTemporaryFolder } from '../startServer.ts';
import { startApps } from './apps.ts';
import { formatRounds, type Round } from './formatRounds.ts';
import { type Figures, scenarios } from './scenarios.ts';
import type { App } from './Visit.ts';

// `pnpm bench:web --runs N --only NAME`, which may be repeated.

const { values } = parseArgs({
  // pnpm passes `--` on.
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true, default: Object.keys(scenarios) },
  },
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
    const apps = await startApps(browser, dataDir, (stop) => stops.push(stop));
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
