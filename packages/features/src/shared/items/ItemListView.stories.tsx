import { fixtures } from '@planner/api-client/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { expectAlert, ready } from '../../testing/index.ts';
import { storySearch } from '../list/storyList.ts';
import { exampleColumns, exampleResource, exampleText } from './exampleItems.tsx';
import { failureTexts } from './failureTexts.ts';
import { ItemListView } from './ItemListView.tsx';
import { storyDeletion, storyItemList } from './storyItemList.ts';

type Item = (typeof items)[number];

const texts = failureTexts(exampleResource.noun);
const items = fixtures.financeCategories;
const [first, second] = items;
if (!first || !second) throw new Error('No items in the fixtures');

const meta = preview.meta({
  title: 'Features/Items/ItemListView',
  component: ItemListView<Item>,
  args: {
    list: storyItemList(items),
    noun: exampleResource.noun,
    text: exampleText,
    columns: exampleColumns,
    getEditHref: (id: string) => `/examples/edit/${id}`,
    addHref: '/examples/add',
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Examples', level: 1 })).toBeVisible();
    await expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Name',
      'Color',
      'Actions',
    ]);
    await expect(canvas.getByText('6 examples')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add Example' })).toHaveAttribute('href', '/examples/add');
    const row = within(canvas.getByRole('row', { name: new RegExp(first.name) }));
    await expect(row.getByText('#3b82f6')).toBeVisible();
    await expect(row.getByRole('link', { name: `Edit ${first.name}` })).toHaveAttribute(
      'href',
      `/examples/edit/${first.id}`,
    );
    await expect(canvas.getByText('No color')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { list: storyItemList<Item>([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No examples yet')).toBeVisible();
    await expect(canvas.getByText('Create your first example')).toBeVisible();
  },
});

export const Filtered = meta.story({
  args: { list: storyItemList([first], { total: 6, filter: storySearch('gra') }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Filter examples' })).toHaveValue('gra');
    await expect(canvas.getByText('1 of 6 examples')).toBeVisible();
  },
});

export const NothingFound = meta.story({
  args: { list: storyItemList<Item>([], { total: 6, filter: storySearch('zzz') }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Try a different search term')).toBeVisible();
    await expect(canvas.queryByText(/^Create your first/)).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  args: { list: storyItemList(items, { state: { status: 'loading' } }) },
});

export const Failed = meta.story({
  args: {
    list: storyItemList(items, {
      state: { status: 'failed', message: texts.list, isRetrying: false },
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Failed to fetch examples')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.list.onRetry).toHaveBeenCalledOnce();
  },
});

export const RefetchFailed = meta.story({
  args: { list: storyItemList(items, { state: ready(items, { message: texts.list }) }) },
  play: async ({ canvas }) => {
    await expectAlert('Failed to fetch examples');
    await expect(canvas.getByRole('row', { name: new RegExp(first.name) })).toBeVisible();
  },
});

export const Sorted = meta.story({
  args: { list: storyItemList(items.toReversed(), { sort: 'descending' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(args.list.onSortChange).toHaveBeenCalledWith('ascending');
  },
});

export const ConfirmsDeletion = meta.story({
  args: { list: storyItemList(items) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${first.name}` }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this example?',
    });
    await expect(dialog).toHaveTextContent(first.name);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await expect(args.list.onDelete).not.toHaveBeenCalled();
  },
});

export const BeingDeleted = meta.story({
  args: {
    list: storyItemList(items.slice(2), {
      total: 4,
      deletions: [storyDeletion(first, 'waiting'), storyDeletion(second, 'waiting')],
    }),
  },
  play: async ({ userEvent, args }) => {
    await screen.findByText(`“${first.name}”`);
    const [undo] = screen.getAllByRole('button', { name: 'Undo' });
    if (!undo) throw new Error('No Undo button');
    await userEvent.click(undo);
    await expect(args.list.onUndo).toHaveBeenCalledWith(storyDeletion(first, 'waiting'));
  },
});

export const Refused = meta.story({
  args: {
    list: storyItemList(items, { deletions: [storyDeletion(first, 'refused', texts.delete)] }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expectAlert(`“${first.name}” was not deleted. Failed to delete example`);
    await expect(canvas.getByRole('row', { name: new RegExp(first.name) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.list.onDismiss).toHaveBeenCalledOnce();
  },
});

export const AlreadyDeleted = meta.story({
  args: { list: storyItemList(items.slice(1), { deletions: [storyDeletion(first, 'gone')] }) },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/was already deleted$/)).toBeVisible());
  },
});

export const Sent = meta.story({
  args: { list: storyItemList(items.slice(1), { deletions: [storyDeletion(first, 'sent')] }) },
  play: async () => {
    await expect(screen.queryByText(`“${first.name}”`)).not.toBeInTheDocument();
  },
});

const long = { ...first, name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(5).trim() };

export const LongName = meta.story({
  args: { list: storyItemList([long, second]) },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({
  args: { list: storyItemList([{ ...first, name: 'القراءة' }, second]) },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText('#3b82f6'));
    const text = range.startContainer.firstChild ?? range.startContainer;
    const leftOf = (index: number) => {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().left;
    };
    // The hash stays in front of the letters.
    await expect(leftOf(0)).toBeLessThan(leftOf(3));
  },
});

/** Typing and clicking stay fast with hundreds of items. */
const MANY = 300;
const many = Array.from({ length: MANY }, (_, index) => ({
  ...first,
  id: String(index),
  name: `Example ${index + 1}`,
}));

export const Many = meta.story({
  args: { list: storyItemList(many) },
  // Looks like `Ready`, but longer.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    // `hidden` skips the accessibility check of each row, which takes seconds; axe checks it anyway.
    await expect(canvas.getAllByRole('rowheader', { hidden: true })).toHaveLength(MANY);
    await userEvent.type(canvas.getByRole('searchbox'), 'x');
    await expect(args.list.filter.setText).toHaveBeenCalledWith('x');
  },
});
