import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawIcons, folder } from '../../scripts/drawIcons.ts';

test('generated icons match the installed Lucide', async () => {
  for (const [file, source] of await drawIcons())
    expect(await readFile(new URL(file, folder), 'utf8')).toBe(source);
});
