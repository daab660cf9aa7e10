import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { storyUrl } from './openStory.ts';
import { storyIds } from './storyIds.ts';

const FEATURES = path.resolve(import.meta.dirname, '../../../../packages/features/src');

const idsIn = (file: string) =>
  loadCsf(readFileSync(file, 'utf8'), { fileName: file, makeTitle: (title) => title ?? '' })
    .parse()
    .stories.map(({ id }) => id);

it('each screen has a story in Storybook', () => {
  const ids = Object.values(storyIds);
  // By convention the title is the path, and parsing all files would take seconds.
  const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter((file) => {
    const title = file.replace('.stories.tsx', '').replaceAll(path.sep, '-').toLowerCase();
    return file.endsWith('.stories.tsx') && ids.some((id) => id.startsWith(`features-${title}--`));
  });
  const stories = new Set(files.flatMap((file) => idsIn(path.join(FEATURES, file))));
  expect(ids.filter((id) => !stories.has(id))).toEqual([]);
});

it('a story opens in the look of the screen', () => {
  const look = { theme: 'dark', direction: 'rtl', widthPx: 390, heightPx: 844 } as const;
  expect(storyUrl('/users/edit/1', look)).toBe(
    'http://localhost:6006/?path=/story/features-users-edituserview--ready&globals=theme:dark;direction:rtl;viewport.value:390px-844px',
  );
  expect(storyUrl('/nothing-here', look)).toBeUndefined();
});
