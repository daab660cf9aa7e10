import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Baselines, ForbiddenPathError } from './Baselines.ts';

const FILE = 'src/__screenshots__/Button/Default.light.linux.webp';
const BYTES = Buffer.from('picture');

let folder: string;
let root: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'baselines-'));
  root = path.join(folder, 'repository');
  mkdirSync(path.join(root, 'src'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

it('writes, reads and removes a picture', () => {
  const baselines = new Baselines(root);
  expect(baselines.read(FILE)).toBeNull();
  baselines.write(FILE, BYTES);
  expect(baselines.read(FILE)).toEqual(BYTES);
  baselines.write(FILE, null);
  expect(baselines.read(FILE)).toBeNull();
});

it.each([
  `../${FILE}`,
  `src/../../${FILE}`,
  `/${FILE}`,
  'src/__screenshots__/../Default.light.linux.webp',
  'src/__screenshots__/../../__screenshots__/Button/Default.light.linux.webp',
  String.raw`src\..\..\__screenshots__/Button/Default.light.linux.webp`,
  'src/Button.tsx',
  'src/__screenshots__/Button/Default.light.linux.webp/../../../Button.tsx',
  '.git/hooks/pre-commit',
  '',
])('refuses %s', (file) => {
  const baselines = new Baselines(root);
  expect(() => baselines.read(file)).toThrow(ForbiddenPathError);
  expect(() => baselines.write(file, BYTES)).toThrow(ForbiddenPathError);
});

it('refuses a link in place of the picture or of a folder', () => {
  const secret = path.join(folder, 'secret.webp');
  writeFileSync(secret, 'secret');
  const target = path.join(root, FILE);
  mkdirSync(path.dirname(target), { recursive: true });
  symlinkSync(secret, target);
  const outside = path.join(folder, 'outside');
  mkdirSync(path.join(outside, 'Button'), { recursive: true });
  writeFileSync(path.join(outside, 'Button/Default.light.linux.webp'), 'secret');
  mkdirSync(path.join(root, 'linked'));
  symlinkSync(outside, path.join(root, 'linked/__screenshots__'));
  const baselines = new Baselines(root);
  for (const file of [FILE, FILE.replace('src', 'linked')]) {
    expect(() => baselines.read(file)).toThrow(ForbiddenPathError);
    expect(() => baselines.write(file, BYTES)).toThrow(ForbiddenPathError);
  }
  expect(readFileSync(secret, 'utf8')).toBe('secret');
});
