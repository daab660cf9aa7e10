import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { MergeTexts } from './MergeTexts.tsx';

const meta = preview.meta({
  title: 'Features/Legal/MergeTexts',
  component: MergeTexts,
  args: {
    title: 'Ada Admin (admin@planner.local) has saved the draft while you were editing',
    base: '<p>One</p><p>Two</p><p>Three</p>',
    mine: '<p>Mine</p><p>Two</p><p>Three</p>',
    theirs: '<p>One</p><p>Two</p><p>Theirs</p>',
    onMerge: fn(),
  },
});

export const OtherParts = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take over their changes' }));
    await expect(args.onMerge).toHaveBeenCalledWith('<p>Mine</p><p>Two</p><p>Theirs</p>');
  },
});

export const SamePart = meta.story({
  args: { theirs: '<p>Theirs</p><p>Two</p><p>Three</p>' },
  play: async ({ canvas, args }) => {
    const take = canvas.getByRole('button', { name: 'Take over their changes' });
    await expect(take).toBeDisabled();
    await expect(canvas.getByRole('row', { name: '1 Mine Theirs' })).toBeVisible();
    for (const [choice, text] of [
      ['Yours', '<p>Mine</p>'],
      ['Theirs', '<p>Theirs</p>'],
      ['Both', '<p>Mine</p><p>Theirs</p>'],
    ] as const) {
      await userEvent.click(canvas.getByRole('radio', { name: choice }));
      await userEvent.click(take);
      await expect(args.onMerge).toHaveBeenLastCalledWith(`${text}<p>Two</p><p>Three</p>`);
    }
  },
});

export const EditedResult = meta.story({
  args: { theirs: '<p>Theirs</p><p>Two</p><p>Three</p>' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Both' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit the result' }));
    const result = await canvas.findByRole('textbox', { name: 'Result' });
    await expect(result).toHaveTextContent('MineTheirsTwoThree');
    result.focus();
    getSelection()?.setPosition(within(result).getByText('Three'), 1);
    await userEvent.keyboard(', edited');
    await expect(await canvas.findByRole('radio', { name: 'Theirs' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Take over their changes' }));
    await expect(args.onMerge).toHaveBeenLastCalledWith(
      '<p>Mine</p><p>Theirs</p><p>Two</p><p>Three, edited</p>',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Undo my edits of the result' }));
    await expect(result).toHaveTextContent('MineTheirsTwoThree');
    await userEvent.click(canvas.getByRole('radio', { name: 'Theirs' }));
    await expect(result).toHaveTextContent('TheirsTwoThree');
  },
});
