import type { ChangedStory } from '../Report.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const picturesOf = (stories: readonly ChangedStory[]): number =>
  stories.reduce((sum, { differences }) => sum + differences.length, 0);

/** Such as `12 pictures of 4 stories`. */
export function countPictures(stories: readonly ChangedStory[]): string {
  return `${plural(picturesOf(stories), 'picture', 'pictures')} of ${plural(stories.length, 'story', 'stories')}`;
}
