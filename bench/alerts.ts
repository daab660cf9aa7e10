import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createDelay } from './createDelay.ts';
import { readOptions } from './readOptions.ts';
import { freePort, inTemporaryFolder, startServer } from './startServer.ts';

const USAGE = `Usage: pnpm rehearse-alerts [-- --database DATABASE_URL]

Two servers and Prometheus with the alerts of deploy/. Fails if an idle server alerts within six minutes, or if something that
breaks raises another alert than its own. Takes 25 minutes. Needs Debian's package prometheus, and an empty PostgreSQL database.`;

const { values } = readOptions(USAGE, { database: { type: 'string' } });

const IDLE_MS = 360_000;
/** The longest `for` of the alerts that are broken here, and some scrapes. */
const BROKEN_MS = 480_000;
const POLL_MS = 5000;
const ALERTS = fileURLToPath(new URL('../deploy/prometheus/alerts.yml', import.meta.url));

const startPrometheus = async (folder: string, urls: readonly string[]) => {
  const port = await freePort();
  const targets = urls.map((url) => `'${new URL(url).host}'`).join(', ');
  const file = path.join(folder, 'prometheus.yml');
  await writeFile(
    file,
    `global: { scrape_interval: 5s, evaluation_interval: 5s }
rule_files: ['${ALERTS}']
scrape_configs: [{ job_name: planner-admin, static_configs: [{ targets: [${targets}] }] }]
`,
  );
  const args = [
    `--config.file=${file}`,
    `--storage.tsdb.path=${folder}/tsdb`,
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  const child = spawn('prometheus', args, { stdio: 'ignore' });
  const exit = once(child, 'exit');
  return {
    async firing(): Promise<string[]> {
      const response = await fetch(`http://127.0.0.1:${port}/api/v1/alerts`).catch(() => undefined);
      if (!response?.ok) return [];
      const { data } = (await response.json()) as {
        data: { alerts: { state: string; labels: { alertname: string } }[] };
      };
      return [
        ...new Set(
          data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname),
        ),
      ];
    },
    async stop() {
      child.kill('SIGTERM');
      await exit;
    },
  };
};

await inTemporaryFolder(async (folder) => {
  if (values.database === undefined) throw new Error(USAGE);
  const database = await createDelay(values.database);
  const variables = { PLANNER_METRICS: '1' };
  const start = (name: string) =>
    startServer({ dataDir: path.join(folder, name), databaseUrl: database.url, variables });
  const one = await start('one');
  const two = await start('two');
  const prometheus = await startPrometheus(folder, [one.url, two.url]);
  /** All alerts that fire until a time, or until the wanted one has for a minute. */
  const watch = async (ms: number, wanted?: string): Promise<string> => {
    const seen = new Set<string>();
    let until = performance.now() + ms;
    while (performance.now() < until) {
      await pause(POLL_MS);
      for (const name of await prometheus.firing()) {
        if (name === wanted && !seen.has(name)) until = Math.min(until, performance.now() + 60_000);
        seen.add(name);
      }
    }
    return [...seen].toSorted().join(', ');
  };
  const untilQuiet = async () => {
    while ((await prometheus.firing()).length > 0) await pause(POLL_MS);
  };
  const failures: string[] = [];
  const expect = async (what: string, ms: number, wanted = '') => {
    const seen = await watch(ms, wanted);
    process.stdout.write(`${what}: ${seen || 'no alert'}\n`);
    if (seen !== wanted) failures.push(what);
  };
  try {
    await expect('idle', IDLE_MS);
    database.delay(700);
    await expect('slow database', BROKEN_MS, 'PlannerAdminDatabaseSlow');
    database.delay(0);
    await untilQuiet();
    database.cut(true);
    await expect('no database', BROKEN_MS, 'PlannerAdminDatabaseDown');
    database.cut(false);
    await untilQuiet();
    await two.stop();
    await expect('a stopped server', BROKEN_MS, 'PlannerAdminDown');
  } finally {
    await prometheus.stop();
    await one.stop();
    await two.stop();
    database.close();
  }
  if (failures.length > 0) throw new Error(`Other alerts than expected: ${failures.join(', ')}`);
});
