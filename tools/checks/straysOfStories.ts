import { strayPictures } from '@planner/pictures/strayPictures';
import { picturedLooks } from '@planner/storybook/picturedLooks';
import { root } from './execute.ts';

/** Committed pictures that no story has any more, relative to the root. */
export const straysOfStories = (): Promise<string[]> =>
  strayPictures(root, '{packages,tools}', picturedLooks);
