import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** The HTML view of a legal text, once its code has loaded. */
export const htmlView = (label = 'Privacy Policy, HTML') =>
  waitFor(() => {
    const view = screen.getByLabelText(label);
    if (view instanceof HTMLTextAreaElement) throw new Error('The code of the HTML view has not loaded.');
    return view;
  });

/** Types at the end of the HTML view. */
export const typeHtml = async (text: string): Promise<void> => {
  const view = await htmlView();
  view.focus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await userEvent.keyboard(text);
};

/** The text of the HTML view. */
export const shownHtml = async () =>
  Array.from((await htmlView()).children, ({ textContent }) => textContent).join('\n');

/** Waits until the HTML view shows the text. */
export const expectHtml = (html: string) => waitFor(async () => expect(await shownHtml()).toBe(html));
