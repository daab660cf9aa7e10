import type { FinanceCategory } from '@planner/api-client';
import { fixtures } from '@planner/api-client/testing';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { expectAlert, ready, refusing } from '../../testing/index.ts';
import { storyImport, storyRowDeletion, storySearch } from '../../testing/storyList.ts';
import { exampleColumns, exampleResource, exampleText } from '../../testing/exampleItems.tsx';
import { ItemListView, type FoundItems } from './ItemListView.tsx';
import { failureTexts, type NameSort } from './Resource.ts';

type Item = FinanceCategory;

const texts = failureTexts(exampleResource.noun);
const items = fixtures.financeCategories;
const [first, second] = items;
if (!first || !second) throw new Error('No items in the fixtures');

const found = (rows: readonly Item[], total = rows.length) => ready<FoundItems<Item>>({ rows, total });

const meta = preview.meta({
  title: 'Features/Items/ItemListView',
  component: ItemListView<Item>,
  args: {
    state: found(items),
    search: storySearch(),
    sort: 'ascending' as NameSort,
    onSortChange: fn(),
    deletion: storyRowDeletion<Item>(),
    onRetry: fn(),
    noun: exampleResource.noun,
    ids: exampleResource.ids,
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

/** For administrators who may only read. */
export const Refused = meta.story({
  decorators: [
    refusing('createFinanceCategory', 'updateFinanceCategory', 'deleteFinanceCategory', 'uploadImport'),
  ],
  args: { imports: storyImport },
  play: async ({ canvas, userEvent, args }) => {
    const reason = 'Your access does not include this';
    for (const name of ['Add Example', `Edit ${first.name}`])
      await expect(canvas.getByRole('link', { name })).toHaveAccessibleDescription(reason);
    for (const name of ['Import', `Delete ${first.name}`])
      await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription(reason);
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${first.name}` }));
    await expect(args.deletion.ask).not.toHaveBeenCalled();
  },
});

export const Empty = meta.story({
  args: { state: found([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No examples yet')).toBeVisible();
    await expect(canvas.getByText('Create your first example')).toBeVisible();
  },
});

export const Filtered = meta.story({
  args: { state: found([first], 6), search: storySearch('gra') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Filter examples' })).toHaveValue('gra');
    await expect(canvas.getByText('1 of 6 examples')).toBeVisible();
  },
});

export const NothingFound = meta.story({
  args: { state: found([], 6), search: storySearch('zzz') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Try a different search term')).toBeVisible();
    await expect(canvas.queryByText(/^Create your first/)).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  args: { state: { status: 'loading' } },
});

export const Failed = meta.story({
  args: { state: { status: 'failed', message: texts.list, isRetrying: false } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Failed to fetch examples')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const RefetchFailed = meta.story({
  args: { state: ready({ rows: items, total: items.length }, { message: texts.list }) },
  play: async ({ canvas }) => {
    await expectAlert('Failed to fetch examples');
    await expect(canvas.getByRole('row', { name: new RegExp(first.name) })).toBeVisible();
  },
});

export const Sorted = meta.story({
  args: { state: found(items.toReversed()), sort: 'descending' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(args.onSortChange).toHaveBeenCalledWith('ascending');
  },
});

export const AsksToDelete = meta.story({
  // Looks like `Ready`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${first.name}` }));
    await expect(args.deletion.ask).toHaveBeenCalledWith(first);
  },
});

const long = { ...first, name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(5).trim() };

export const LongName = meta.story({
  args: { state: found([long, second]) },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({
  args: { state: found([{ ...first, name: 'القراءة' }, second]) },
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
  args: { state: found(many) },
  // Looks like `Ready`, but longer.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    // `hidden` skips the accessibility check of each row, which takes seconds; axe checks it anyway.
    await expect(canvas.getAllByRole('rowheader', { hidden: true })).toHaveLength(MANY);
    await userEvent.type(canvas.getByRole('searchbox'), 'x');
    await expect(args.search.setText).toHaveBeenCalledWith('x');
  },
});
