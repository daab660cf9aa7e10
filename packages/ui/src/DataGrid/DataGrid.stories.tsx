import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import type { TableColumn, TableSort } from '../Table/TableColumn.ts';
import { DataGrid } from './DataGrid.tsx';

interface Order {
  id: number;
  customer: string;
  total: number;
}

const orders = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    customer: `Customer ${(index * 7919) % count}`,
    total: (index * 37) % 1000,
  }));

const columns: TableColumn<Order>[] = [
  { id: 'order', header: 'Order', cell: ({ id }) => `#${id}`, isRowHeader: true },
  { id: 'customer', header: 'Customer', cell: ({ customer }) => customer },
  { id: 'total', header: 'Total', cell: ({ total }) => total, align: 'end', isSortable: true },
];

const meta = preview.meta({
  title: 'Data/DataGrid',
  component: DataGrid<Order>,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the rows, to the headers and to the button of the columns' },
      { keys: ['Arrow keys', 'Page up', 'Page down', 'Home', 'End'], does: 'Moves through rows and cells' },
      { keys: ['Enter'], does: 'Sorts by the column, opens the row, or starts and ends resizing' },
      { keys: ['Arrow left', 'Arrow right'], does: 'While a column is resized: changes its width' },
    ],
  },
  args: {
    label: 'Orders',
    columns,
    rows: orders(300),
    getRowId: ({ id }) => String(id),
    onRowAction: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Orders' });
    await waitFor(() => expect(within(grid).getByRole('row', { name: '#1' })).toBeVisible());
    await expect(grid).toHaveAttribute('aria-rowcount', '301');
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
  },
});

/** 10,000 rows, of which the page has those that are visible. */
export const ScrolledToTheEnd = meta.story({
  args: { rows: orders(10_000) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('row', { name: '#1' })).toBeVisible());
    const scroller = [...canvasElement.querySelectorAll('*')].find(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight * 10,
    );
    scroller?.scrollTo({ top: scroller.scrollHeight });
    await waitFor(() => expect(canvas.getByRole('row', { name: '#10000' })).toBeVisible());
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
});

const Sorted = () => {
  const [sort, setSort] = useState<TableSort>({ columnId: 'total', direction: 'ascending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const rows = orders(500).toSorted((a, b) => sign * (a.total - b.total));
  return (
    <DataGrid
      label="Orders"
      columns={columns}
      rows={rows}
      getRowId={({ id }) => String(id)}
      sort={sort}
      onSortChange={setSort}
    />
  );
};

export const Sorting = meta.story({
  render: () => <Sorted />,
  play: async ({ canvas, userEvent }) => {
    const header = await canvas.findByRole('columnheader', { name: /^Total/ });
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(header).getByText('Total'));
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: /^Total/ })).toHaveAttribute('aria-sort', 'descending'),
    );
  },
});

export const ChosenColumns = meta.story({
  args: { onHiddenColumnsChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: /^Customer/ })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Customer' }));
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: /^Customer/ })).toBeNull());
    await expect(args.onHiddenColumnsChange).toHaveBeenLastCalledWith(['customer']);
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('row', { name: '#1' })).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: '#1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onRowAction).toHaveBeenLastCalledWith('2');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('row', { name: '#300' })).toHaveFocus());
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
