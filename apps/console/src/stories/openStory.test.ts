import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { screenNames } from '../screens.ts';
import { storyUrl, tagOf } from './openStory.ts';

const FEATURES = path.resolve(import.meta.dirname, '../../../../packages/features/src');

it('one story in Storybook is tagged with each screen', () => {
  const tags = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => ({ fileName: file, text: readFileSync(path.join(FEATURES, file), 'utf8') }))
    // Parsing all files would take seconds.
    .filter(({ text }) => text.includes("'screen:"))
    .flatMap(
      ({ fileName, text }) => loadCsf(text, { fileName, makeTitle: (title) => title ?? '' }).parse().stories,
    )
    .flatMap((story) => story.tags ?? [])
    .filter((tag) => tag.startsWith('screen:'));
  expect(tags.toSorted()).toEqual(screenNames.map(tagOf).toSorted());
});

it('a story opens in the look of the screen', () => {
  const tags = ['autodocs', 'screen:editUser'];
  const entries = {
    docs: { id: 'features-users-edituserview--docs', type: 'docs', tags },
    ready: { id: 'features-users-edituserview--ready', type: 'story', tags },
  };
  const look = { theme: 'dark', direction: 'rtl', widthPx: 390, heightPx: 844 } as const;
  expect(storyUrl({ entries }, '/users/edit/1', look)).toBe(
    'http://localhost:6006/?path=/story/features-users-edituserview--ready&globals=theme:dark;direction:rtl;viewport.value:390px-844px',
  );
  expect(storyUrl({ entries }, '/nothing-here', look)).toBeUndefined();
});
