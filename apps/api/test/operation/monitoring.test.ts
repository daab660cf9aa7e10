import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { startTestApi } from '../support/startTestApi.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const ALERTS = path.join(ROOT, 'deploy/prometheus/alerts.yml');
const DASHBOARD = path.join(ROOT, 'deploy/grafana/planner-admin.json');
const read = (file: string): string => readFileSync(file, 'utf8');

const rules = (
  parse(read(ALERTS)) as {
    groups: {
      rules: {
        alert: string;
        expr: string;
        labels: { severity: string };
        annotations: { runbook: string };
      }[];
    }[];
  }
).groups.flatMap((group) => group.rules);

test('docs/operations.md says for each alert what to do', () => {
  const sections = [...read(path.join(ROOT, 'docs/operations.md')).matchAll(/^### (Planner\w+)\n\n(.+)$/gm)];
  expect(sections.map(([, name]) => name)).toEqual(rules.map(({ alert }) => alert));
  for (const [, , paragraph = ''] of sections) expect(paragraph.length).toBeGreaterThan(60);
  for (const { alert, annotations } of rules)
    expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`);
  expect(rules.filter(({ labels }) => !['page', 'ticket'].includes(labels.severity))).toEqual([]);
});

/** A query without its servers and its time, which an alert and a panel choose differently. */
const definitionIn = (expr = ''): string =>
  expr
    .replaceAll(/,job="\$job"|,instance=~"\$instance"| by \(job, instance\) |job, instance, |\[[^\]]+\]/g, '')
    .replace(/ or vector\(0\)$| > [\d.]+\s*$/, '')
    .replaceAll(/\s+/g, ' ');

test.each([
  ['Failed requests', 'PlannerAdminErrors'],
  ['99 % of requests within', 'PlannerAdminSlow'],
])('the number “%s” of the dashboard means what %s says', (title, name) => {
  const { panels } = JSON.parse(read(DASHBOARD)) as {
    panels: { title?: string; targets?: { expr: string }[] }[];
  };
  const shown = panels.find((panel) => panel.title === title)?.targets?.[0]?.expr;
  expect(definitionIn(shown)).toBe(definitionIn(rules.find(({ alert }) => alert === name)?.expr));
  expect(shown).toContain('traffic="users"');
});

/** Metrics of these exporters in a query. */
const metricsIn = (text: string): string[] => text.match(/\b(?:planner|process|nodejs)_\w+/g) ?? [];

test('alerts and dashboard use only metrics that a server has', async () => {
  const api = await startTestApi({ metrics: true });
  const metrics = await (await api.fetch('/metrics')).text();
  await api.stop();
  const served = new Set(
    [...metrics.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  const dashboard = read(DASHBOARD);
  const { panels } = JSON.parse(dashboard) as { panels: { type: string; targets?: { expr: string }[] }[] };
  expect(panels.filter(({ type }) => type !== 'row').length).toBeGreaterThan(20);
  for (const used of [rules.map(({ expr }) => expr).join('\n'), dashboard]) {
    const names = [...new Set(metricsIn(used))];
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !served.has(name))).toEqual([]);
  }
});

const COMMANDS = [
  ['check', 'rules', ALERTS],
  ['check', 'config', '--syntax-only', path.join(ROOT, 'deploy/prometheus/prometheus.yml')],
  ['test', 'rules', path.join(import.meta.dirname, 'alerts.promtool.yml')],
];
/** Of Debian's package prometheus. */
const hasPromtool = spawnSync('promtool', ['--version']).error === undefined;
if (!hasPromtool) console.warn('Left out: promtool on the alerts (Debian’s package prometheus).');

test.each(hasPromtool ? COMMANDS : [])('promtool %s %s', (...args) => {
  const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' });
  expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('SUCCESS')]);
});
