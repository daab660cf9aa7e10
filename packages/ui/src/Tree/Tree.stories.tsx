import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { inlineBackward, inlineForward } from '../testing/inlineArrowKeys.ts';
import { Tree, type TreeNode } from './Tree.tsx';

const items: TreeNode[] = [
  {
    id: 'income',
    label: 'Income',
    icon: 'finances',
    children: [
      { id: 'salary', label: 'Salary' },
      { id: 'gifts', label: 'Gifts', isDisabled: true },
    ],
  },
  {
    id: 'costs',
    label: 'Costs',
    children: [{ id: 'home', label: 'Home', children: [{ id: 'rent', label: 'Rent' }] }],
  },
  { id: 'other', label: 'Other' },
];

const meta = preview.meta({
  title: 'Data/Tree',
  component: Tree,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the selected item' },
      { keys: ['Arrow up', 'Arrow down', 'Home', 'End'], does: 'Moves through the items and selects them' },
      {
        keys: ['Arrow right', 'Arrow left'],
        does: 'Opens or closes the item, or moves to the item above it',
      },
      { keys: ['A to Z'], does: 'Moves to the item that starts with the letter' },
    ],
  },
  args: {
    label: 'Categories',
    items,
    defaultExpandedIds: ['income'],
    defaultSelectedId: 'salary',
    onSelect: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treegrid', { name: 'Categories' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Salary', selected: true })).toHaveAttribute(
      'aria-level',
      '2',
    );
    await expect(canvas.queryByRole('row', { name: 'Home' })).toBeNull();
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'Salary' })).toHaveFocus();
    await userEvent.keyboard(inlineBackward() + inlineBackward());
    await expect(canvas.getByRole('row', { name: 'Income', expanded: false })).toHaveFocus();
    await userEvent.keyboard(`{ArrowDown}${inlineForward()}`);
    await expect(canvas.getByRole('row', { name: 'Home' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('row', { name: 'Other' })).toHaveFocus();
    await expect(args.onSelect).toHaveBeenLastCalledWith('other');
  },
});

export const Opened = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('row', { name: 'Costs' }).querySelector('button') as HTMLElement);
    await expect(canvas.getByRole('row', { name: 'Home' })).toBeVisible();
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('Home'));
    await expect(args.onSelect).toHaveBeenLastCalledWith('home');
  },
});

export const Long = meta.story({
  args: { items: [{ id: '1', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk '.repeat(4) }] },
  globals: { viewport: { value: 'small' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
