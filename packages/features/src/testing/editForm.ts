import { expect, screen, userEvent } from 'storybook/test';

/** What stories of a form for something stored do with it, and expect of it. */
export const editForm = (nameLabel: string | RegExp, submitLabel: string) => ({
  /** Types another name, once the form is there, and submits. */
  changeName: async () => {
    const name = await screen.findByLabelText(nameLabel);
    await userEvent.clear(name);
    await userEvent.type(name, 'My Name{Enter}');
  },

  /** What was typed stays, and the form can be sent again. */
  expectToStay: async () => {
    await expect(screen.getByLabelText(nameLabel)).toHaveValue('My Name');
    await expect(screen.getByRole('button', { name: submitLabel })).toBeEnabled();
  },
});
