import { expect, screen, waitFor } from 'storybook/test';

/** The text is rendered after the alert element, so that it is announced. */
export const expectAlert = (words: string | RegExp): Promise<void> =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
