import { expect, test } from 'vitest';
import { drawIcons, readPaths } from '../../scripts/drawIcons.ts';

test('the icons are those of the installed Lucide', async () => {
  expect(await readPaths()).toBe(await drawIcons());
});
