import { expect, screen, waitFor } from 'storybook/test';

const clockOf = (words: string | RegExp) =>
  screen
    .getByText(words)
    .closest('div:has(> [role])')
    ?.getAnimations()
    .find(({ id }) => id === 'countdown');

/** Ends the time of a temporary message now. Returns how long it would have stayed, in milliseconds. */
export const passBannerTime = async (words: string | RegExp): Promise<number> => {
  await waitFor(() => expect(clockOf(words)).toBeDefined());
  const clock = clockOf(words);
  const durationMs = Number(clock?.effect?.getTiming().duration);
  clock?.finish();
  return durationMs;
};
