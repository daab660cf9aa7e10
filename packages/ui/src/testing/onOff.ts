import { expect, type within } from 'storybook/test';

interface OnOffContext {
  canvas: Pick<ReturnType<typeof within>, 'getByRole' | 'getByText'>;
  userEvent: {
    click: (element: Element) => Promise<unknown>;
    keyboard: (keys: string) => Promise<unknown>;
    tab: () => Promise<unknown>;
  };
  args: { label: unknown; onChange?: unknown; onBlur?: unknown };
}

/** Plays the keys of a `Checkbox` or `Switch`, and presses its label. */
export const playOnOff =
  (role: 'checkbox' | 'switch') =>
  async ({ canvas, userEvent, args }: OnOffContext): Promise<void> => {
    const control = canvas.getByRole(role);
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText(String(args.label)));
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalled();
  };

/** Story of either with more words than a phone has room for. */
export const longOnOff = {
  args: {
    label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '
      .repeat(3)
      .slice(0, 200),
    description: 'Unbreakable'.repeat(20),
  },
  globals: { viewport: { value: 'phone' } },
  play: async (): Promise<void> => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
