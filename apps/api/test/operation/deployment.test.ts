import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DCLinter } from 'dclint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readEnv, warningsOf } from '../../src/env.ts';
import { VARIABLES } from '../../src/env/variables.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const NAMES = new Set<string>(Object.values(VARIABLES).map(({ name }) => name));

/** What `openssl rand -base64 32` prints. */
const KEY = 'xmVZBkWz2l6XGq2hPq2V9Ew1n0uJm3YkqT5s7Rr8cDo=';

const parsePairs = (lines: string): Record<string, string> =>
  Object.fromEntries([...lines.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));

/** Also names that don't exist. Throws for an invalid value. */
const problemsOf = (variables: Record<string, string>): string[] => [
  ...Object.keys(variables).filter((name) => !NAMES.has(name)),
  ...warningsOf(readEnv(variables)),
];

/** Inserts the variables of the file `.env` as Compose does. */
const interpolate = (text: string, dotEnv: Record<string, string>): string =>
  text.replaceAll(
    /\$\{(\w+):([-?])([^}]*)\}/g,
    (_, name: string, kind: string, rest: string) => dotEnv[name] ?? (kind === '-' ? rest : ''),
  );

describe('compose.yaml', () => {
  const document = parse(read('compose.yaml')) as {
    services: Record<string, { environment: Record<string, string> }>;
  };

  test('keeps to the schema of the Compose Specification', () => {
    const linter = new DCLinter({
      // The proxy is meant to be public.
      rules: { 'no-unbound-port-interfaces': 0 },
      quiet: false,
      debug: false,
      exclude: [],
    });
    const found = linter.lintFiles([path.join(ROOT, 'compose.yaml')], false);
    // Its warnings are about the order of keys.
    const errors = found.flatMap(({ messages }) => messages.filter(({ type }) => type === 'error'));
    expect(errors).toEqual([]);
  });

  test.each([
    ['as it is', {}],
    ['with a domain', { DOMAIN: 'admin.example.org', SMTP_URL: 'smtps://mail.example.org' }],
  ])('configures a safe server %s', (_, settings: Record<string, string>) => {
    const dotEnv = { POSTGRES_PASSWORD: 'secret', PLANNER_SECRET_KEY: KEY, ...settings };
    const environment = Object.entries(document.services['server']?.environment ?? {});
    const variables = Object.fromEntries(
      environment.map(([name, value]) => [name, interpolate(value, dotEnv)]),
    );
    expect(variables).toMatchObject({
      DATABASE_URL: 'postgres://planner:secret@database/planner?sslmode=disable',
    });
    expect(problemsOf(variables)).toEqual([]);
  });
});

test('the example for systemd configures a safe server', () => {
  const [, example = ''] = /planner-admin\.env <<EOF\n([^]*?)\nEOF/.exec(read('docs/deployment.md')) ?? [];
  const [, unit = ''] = /^Environment=(.*)$/m.exec(read('deploy/planner-admin.service')) ?? [];
  const variables = parsePairs(`${unit}\n${example.replace('$(openssl rand -base64 32)', KEY)}`);
  expect(Object.keys(variables)).toContain('PUBLIC_URL');
  expect(problemsOf(variables)).toEqual([]);
});

test('the image has the Node of the lockfile, pinned by its digest', () => {
  const { nodeVersion } = parse(read('pnpm-workspace.yaml')) as { nodeVersion: string };
  const images = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(images).toHaveLength(2);
  expect(images[1]).toMatch(new RegExp(`^node:${nodeVersion}-slim@sha256:[0-9a-f]{64}$`));
  expect(images[0]).toBe(images[1]);
});
