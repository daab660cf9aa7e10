import { expect, screen, userEvent } from 'storybook/test';

/** What a user does with a form that edits a name. */
export const editForm = (nameLabel: string | RegExp, submitLabel: string) => ({
  changeName: async () => {
    const name = await screen.findByLabelText(nameLabel);
    await userEvent.clear(name);
    await userEvent.type(name, 'My Name{Enter}');
  },

  expectToStay: async () => {
    await expect(screen.getByLabelText(nameLabel)).toHaveValue('My Name');
    await expect(screen.getByRole('button', { name: submitLabel })).toBeEnabled();
  },
});
