import { expect, it } from 'vitest';
import { notesMarkdown } from './notesMarkdown.ts';
import type { ReviewedReport } from './Report.ts';

const after = { sha256: 'a', width: 1, height: 1 };
const difference = (file: string, look: string) => ({ file, look, before: null, after, regions: [] });
const report: ReviewedReport = {
  storybook: 'https://stories.example/kit/',
  globals: { dark: 'theme:dark' },
  groups: [
    {
      title: 'Color #000000 → #111111',
      stories: [
        {
          storiesFile: 'src/Button.stories.tsx',
          name: 'Long [text]',
          id: 'button--long-text',
          differences: [difference('1', 'light'), difference('2', 'dark'), difference('3', 'rtl')],
          unchanged: [],
        },
        {
          storiesFile: 'src/Gone.stories.tsx',
          name: 'Gone',
          id: null,
          differences: [difference('4', 'light')],
          unchanged: [],
        },
      ],
    },
  ],
};
const rejected = (note: string) => ({ state: 'rejected', note }) as const;

it('lists rejected pictures with a link to their story', () => {
  const decisions = {
    1: rejected('Too dark'),
    2: rejected('Too dark'),
    3: { state: 'accepted' } as const,
    4: rejected(''),
  };
  expect(notesMarkdown({ ...report, review: { decisions, canUndo: true } })).toBe(
    String.raw`## Color #000000 → #111111

- [Long \[text\] of src/Button.stories.tsx](https://stories.example/kit/?path=/story/button--long-text), light, dark: Too dark
- Gone of src/Gone.stories.tsx, light
`,
  );
});

it('is empty if nothing is rejected', () => {
  expect(notesMarkdown(report)).toBe('');
});
