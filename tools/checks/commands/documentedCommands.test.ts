import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createChecks } from '../run/checks.ts';
import { root } from '../run/execute.ts';
import { unknownNames } from '../run/runAll.ts';
import { commandsIn, DOCUMENTED_COMMANDS, nameOf, type Proof } from './documentedCommands.ts';
import { manuals } from '../rules/manuals.ts';

const checks = createChecks({
  update: false,
  postgres: 'postgres://server',
  hasPinnedBrowser: true,
  long: true,
});
const documented = manuals.flatMap((doc) => commandsIn(readFileSync(path.join(root, doc), 'utf8')));

const proofs = Object.entries(DOCUMENTED_COMMANDS).flatMap(([name, { proofs: short = [], long = [] }]) =>
  [...short, ...long].map((proof): [string, Proof] => [name, proof]),
);

describe('commands in a manual', () => {
  it.each([
    ['Run `npx --yes pnpm@12.21.0 test lint`.', 'pnpm test'],
    ['`A=1 pnpm backup --keep 14 /backups`', 'pnpm backup --keep'],
    ['```sh\nsudo planner-admin check-config # checks\n```', 'planner-admin check-config'],
    ['```sh\ncd x && docker compose run --rm server-1 admin create EMAIL\n```', 'planner-admin admin create'],
    ['`kubectl exec a -- node /opt/planner-admin/server.js version`', 'planner-admin version'],
  ])('%s', (markdown, name) => {
    expect(commandsIn(markdown).map(nameOf)).toEqual([name]);
  });
});

it('each documented command has a proof, and each proof is of a documented one', () => {
  const names = new Set(documented.map(nameOf));
  expect([...names].toSorted()).toEqual(Object.keys(DOCUMENTED_COMMANDS).toSorted());
});

it('`pnpm test` is given names of checks', () => {
  const names = documented
    .filter((command) => nameOf(command) === 'pnpm test' && !command.includes(' component '))
    .flatMap((command) => command.split(' test ')[1]?.split(' ') ?? [])
    .filter((word) => word !== '[names…]');
  expect(names).not.toEqual([]);
  expect(unknownNames(checks, names)).toEqual([]);
});

it('each has a proof', () => {
  const proven = new Set(proofs.map(([name]) => name));
  expect([...proven]).toEqual(Object.keys(DOCUMENTED_COMMANDS));
});

const exists = (proof: Proof): boolean => {
  if ('check' in proof) return checks.some(({ name }) => name === proof.check);
  if (!('test' in proof)) return true;
  const file = path.join(root, proof.test);
  return existsSync(file) && readFileSync(file, 'utf8').includes(proof.by);
};

it('the proofs exist', () => {
  expect(proofs.filter(([, proof]) => !exists(proof))).toEqual([]);
});
