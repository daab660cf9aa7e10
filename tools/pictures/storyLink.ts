import type { ChangedStory, Report } from './Report.ts';

/** Address of a story in its Storybook, in a look if one is given. Undefined if the story is gone. */
export function storyLink(
  { storybook, globals }: Pick<Report, 'storybook' | 'globals'>,
  { id }: Pick<ChangedStory, 'id'>,
  look?: string,
): string | undefined {
  if (!id) return undefined;
  const chosen = look && globals[look];
  return `${storybook.replace(/\/$/, '')}/?path=/story/${id}${chosen ? `&globals=${chosen}` : ''}`;
}
