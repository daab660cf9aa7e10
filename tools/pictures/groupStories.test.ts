import { expect, it } from 'vitest';
import { groupStories, type SignedStory } from './groupStories.ts';

const story = (name: string, ...signatures: string[]): SignedStory => ({
  storiesFile: 'src/Button.stories.tsx',
  name,
  id: null,
  differences: [],
  unchanged: [],
  signatures,
});

const groupsOf = (...stories: SignedStory[]) =>
  groupStories(stories).map(({ title, stories: members }) => [title, members.map(({ name }) => name)]);

it('groups stories whose looks changed in the same ways', () => {
  const light = 'color #4850be → #0064b8';
  const dark = 'color #9aa4f5 → #5cb3f7';
  expect(groupsOf(story('A', light, dark), story('B', light), story('C', light, dark))).toEqual([
    [`Color #4850be → #0064b8, #9aa4f5 → #5cb3f7`, ['A', 'C']],
    ['Color #4850be → #0064b8', ['B']],
  ]);
});

it('merges colors that nobody can tell apart', () => {
  const color = 'color #4850be → #0064b8';
  expect(groupsOf(story('A', color), story('B', 'color #4a52be → #0064b8'), story('C', color))).toEqual([
    ['Color #4850be → #0064b8', ['A', 'B', 'C']],
  ]);
  expect(groupsOf(story('A', color), story('B', 'color #4850be → #0074b8'))).toHaveLength(2);
});

it('names every kind of change', () => {
  const signatures = ['pixels 1', 'pixels 2', 'color #000000 → #111111', 'spacing height +4', 'noise'];
  expect(groupsOf(story('A', ...signatures))).toEqual([
    ['Color #000000 → #111111 · Spacing: height +4 · Redrawn in 2 places · Barely visible', ['A']],
  ]);
  expect(groupsOf(story('A', 'new src/Button.stories.tsx'))).toEqual([
    ['New pictures of src/Button.stories.tsx', ['A']],
  ]);
});
