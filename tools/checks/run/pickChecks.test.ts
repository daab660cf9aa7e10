import { expect, test } from 'vitest';
import { pickChecks, unknownNames, type Check } from './runAll.ts';

const check = (name: string, needs?: string): Check => ({
  name,
  ...(needs ? { needs: [needs] } : {}),
  run: () => Promise.reject(new Error('Not run here')),
});
const checks = [
  check('lint'),
  check('types ui'),
  check('types api'),
  check('build'),
  check('artifact', 'build'),
];
const namesOf = (starts: string[]) => pickChecks(checks, starts).map(({ name }) => name);

test('picks the checks whose names start with the given words', () => {
  expect(namesOf(['types', 'lint'])).toEqual(['lint', 'types ui', 'types api']);
});

test('picks what they need, too', () => {
  expect(namesOf(['artifact'])).toEqual(['build', 'artifact']);
});

test('finds names that no check has, also beside others', () => {
  expect(unknownNames(checks, ['lint', 'unused'])).toEqual(['unused']);
});
