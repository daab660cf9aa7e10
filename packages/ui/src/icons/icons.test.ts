import { expect, test } from 'vitest';
import { drawIcons, readPaths } from '../../scripts/drawIcons.ts';

test('generated icons match the installed Lucide', async () => {
  expect(await readPaths()).toBe(await drawIcons());
});
