import { expect, spyOn, userEvent } from 'storybook/test';

/** Presses a `CopyButton`, which must copy the text. */
export const expectCopied = async (button: HTMLElement, text: string): Promise<void> => {
  const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(button);
  await expect(writeText).toHaveBeenLastCalledWith(text);
};
