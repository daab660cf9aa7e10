import { expect, screen, waitFor } from 'storybook/test';

/** Waits until the screen's one alert says something; the words come a moment after the alert, so that they are announced. */
export const expectAlert = (words: string | RegExp): Promise<void> =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
