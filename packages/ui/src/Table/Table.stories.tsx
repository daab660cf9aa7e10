import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { NavigationProvider } from '../Link/NavigationProvider.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Isolate, Text } from '../Text/Text.tsx';
import { stickyTop } from '../theme/vars.css.ts';
import { Table } from './Table.tsx';
import { TablePart } from './TablePart.tsx';
import type { TableColumn, TableSort } from './TableColumn.ts';

interface Person {
  id: string;
  name: string;
  email: string;
  role: 'user' | 'admin';
  joined: string;
}

const PEOPLE: readonly Person[] = [
  { id: '1', name: 'Amelia Okafor', email: 'amelia.okafor@example.com', role: 'user', joined: '12 Nov 2026' },
  { id: '2', name: 'Jonas Weber', email: 'jonas.weber@example.com', role: 'admin', joined: '9 Nov 2026' },
  {
    id: '3',
    name: 'Sofía Martínez',
    email: 'sofia.martinez@example.com',
    role: 'user',
    joined: '7 Nov 2026',
  },
  { id: '4', name: 'Noah Lindgren', email: 'noah.lindgren@example.com', role: 'user', joined: '1 Nov 2026' },
  { id: '5', name: 'Priya Raman', email: 'priya.raman@example.com', role: 'user', joined: '28 Oct 2026' },
  { id: '6', name: 'Yuki Tanaka', email: 'yuki.tanaka@example.com', role: 'user', joined: '22 Oct 2026' },
];

const onEdit = fn();

const COLUMNS: readonly TableColumn<Person>[] = [
  {
    id: 'user',
    header: 'User',
    isRowHeader: true,
    cell: ({ name, joined }) => (
      <Inline gap="s" wrap={false}>
        <Avatar name={name} />
        <Stack gap="xxs">
          <Text weight="semibold">{name}</Text>
          <TablePart of="table">
            <Text size="small" tone="muted">
              Joined {joined}
            </Text>
          </TablePart>
        </Stack>
      </Inline>
    ),
  },
  { id: 'email', header: 'Email', cell: ({ email }) => email },
  {
    id: 'role',
    header: 'Role',
    width: 'fit',
    cell: ({ role, joined }) => (
      <Inline gap="xs">
        <Badge tone={role === 'admin' ? 'danger' : 'info'}>{role}</Badge>
        <TablePart of="list">
          <Text size="small" tone="muted">
            Joined {joined}
          </Text>
        </TablePart>
      </Inline>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    width: 'fit',
    align: 'end',
    phone: 'actions',
    cell: ({ name }) => (
      <Inline gap="xxs" wrap={false} justify="end">
        <IconButton icon="edit" label={`Edit ${name}`} onPress={() => onEdit(name)} />
        <IconButton icon="delete" label={`Delete ${name}`} tone="danger" />
      </Inline>
    ),
  },
];

const footer = (
  <Inline justify="between">
    <Text tone="muted">
      <Isolate>13–18 of 7,488</Isolate>
    </Text>
    <Pagination currentPage={3} totalPages={1248} onPageChange={fn()} />
  </Inline>
);

const meta = preview.meta({
  title: 'Data/Table',
  component: Table<Person>,
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        does: 'Moves through sort buttons, checkboxes and controls in cells; an overflowing table is a tab stop itself',
      },
      { keys: ['Enter', 'Space'], does: 'On a column header: sorts, then reverses the order' },
      { keys: ['Space'], does: 'On a checkbox: selects the row or all rows' },
      { keys: ['Shift', 'Space'], does: 'On a checkbox: selects all rows from the last one on' },
      { keys: ['Arrow right', 'Arrow left'], does: 'Scrolls an overflowing table' },
    ],
  },
  args: {
    label: 'Users',
    columns: COLUMNS,
    rows: PEOPLE,
    getRowId: ({ id }: Person) => id,
    emptyState: (
      <EmptyState
        icon="users"
        title="No users found"
        description="There are currently no users in the system"
      />
    ),
    footer,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Users' });
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['User', 'Email', 'Role', 'Actions']);
    await expect(within(table).getAllByRole('row')).toHaveLength(7);
    const row = within(table).getByRole('row', { name: /Jonas Weber/ });
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('Jonas Weber');
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});

/** The count keeps its height without `Pagination`. */
export const OnePage = meta.story({
  args: {
    footer: (
      <Inline justify="between">
        <Text tone="muted">
          <Isolate>1–6 of 6</Isolate>
        </Text>
        <Pagination currentPage={1} totalPages={1} onPageChange={fn()} />
      </Inline>
    ),
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table').getBoundingClientRect();
    const card = canvas.getByRole('table').parentElement?.parentElement?.getBoundingClientRect();
    const count = canvas.getByText('1–6 of 6').getBoundingClientRect();
    const above = count.top - table.bottom;
    const below = (card?.bottom ?? 0) - count.bottom;
    await expect(Math.abs(above - below)).toBeLessThanOrEqual(4);
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Render(args) {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
    const [sort, setSort] = useState<TableSort>({ columnId: 'user', direction: 'ascending' });
    return (
      <Table
        {...args}
        columns={COLUMNS.map((column) => ({ ...column, isSortable: column.id === 'user' }))}
        sort={sort}
        onSortChange={setSort}
        selection={{
          selectedIds: selected,
          onChange: setSelected,
          selectAllLabel: 'Select all users',
          getRowLabel: ({ name }) => `Select ${name}`,
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Select all users' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /User/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: /User/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.tab();
    const row = canvas.getByRole('checkbox', { name: 'Select Amelia Okafor' });
    await expect(row).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(row).toBeChecked();
    canvas.getByRole('checkbox', { name: 'Select Noah Lindgren' }).focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(canvas.getByRole('checkbox', { name: 'Select Jonas Weber' })).toBeChecked();
    row.focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onEdit).toHaveBeenLastCalledWith('Amelia Okafor');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(6);
    await expect(canvas.getAllByRole('cell')).toHaveLength(18);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const RightToLeftPhone = meta.story({ globals: { direction: 'rtl', viewport: { value: 'phone' } } });

export const Marked = meta.story({ args: { markedId: PEOPLE[2]?.id } });

/** Rows of a month have its heading. */
export const WithHeadings = meta.story({
  args: { getHeading: ({ joined }: Person) => joined.replace(/^\d+ /, '') },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('row').map(({ textContent }) => textContent);
    await expect(lines[1]).toBe('Nov 2026');
    await expect(lines[2]).toMatch(/^AOAmelia Okafor/);
    await expect(lines[6]).toBe('Oct 2026');
    await expect(lines).toHaveLength(9);
  },
});

export const WithHeadingsPhone = meta.story({
  args: { getHeading: ({ joined }: Person) => joined.replace(/^\d+ /, '') },
  globals: { viewport: { value: 'phone' } },
});

export const Loading = meta.story({
  args: { rows: [], isLoading: true, loadingRows: 6 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: 'Users' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    const heights = [...canvasElement.querySelectorAll('tbody tr')].map(
      (row) => row.getBoundingClientRect().height,
    );
    await expect(heights).toHaveLength(6);
  },
});

export const LoadingPhone = meta.story({
  args: { rows: [], isLoading: true, loadingRows: 4 },
  globals: { viewport: { value: 'phone' } },
});

export const LoadingThenReady = meta.story({
  args: { rows: PEOPLE, isLoading: true, loadingRows: 6 },
  render: function LoadingThenReadyStory(args) {
    const [isLoading, setLoading] = useState(true);
    return (
      <Stack gap="m">
        <IconButton icon="retry" label="Toggle loading" onPress={() => setLoading(!isLoading)} />
        <Table {...args} isLoading={isLoading} />
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const tops = () =>
      [...canvasElement.querySelectorAll('tr')].map((row) => row.getBoundingClientRect().top);
    const loading = tops();
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle loading' }));
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    await expect(tops()).toEqual(loading);
  },
});

export const Stale = meta.story({
  args: { isStale: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('rowheader', { name: /Amelia Okafor/ })).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { rows: [], footer: undefined },
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('cell');
    await expect(cell).toHaveAttribute('colspan', '4');
    await expect(cell).toHaveTextContent('No users found');
  },
});

export const EmptyPhone = meta.story({
  args: { rows: [], footer: undefined },
  globals: { viewport: { value: 'phone' } },
});

const LONG: readonly Person[] = [
  {
    id: '1',
    name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6).slice(0, 200),
    email: `${'a'.repeat(64)}@${'b'.repeat(63)}.example`,
    role: 'admin',
    joined: '12 Nov 2026',
  },
  {
    id: '2',
    name: 'María del Carmen '.repeat(12).slice(0, 200),
    email: 'm@example.com',
    role: 'user',
    joined: '9 Nov 2026',
  },
];

export const LongWords = meta.story({ args: { rows: LONG } });

export const LongWordsPhone = meta.story({
  args: { rows: LONG },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const sorted = (rows: readonly Person[], { columnId, direction }: TableSort) => {
  const key = columnId === 'email' ? 'email' : 'name';
  const ascending = rows.toSorted((a, b) => a[key].localeCompare(b[key], 'en'));
  return direction === 'ascending' ? ascending : ascending.toReversed();
};

export const Sortable = meta.story({
  args: {
    columns: COLUMNS.map((column) => ({
      ...column,
      isSortable: column.id === 'user' || column.id === 'email',
    })),
    onSortChange: fn(),
  },
  render: function Sorting(args) {
    const [sort, setSort] = useState<TableSort>({ columnId: 'user', direction: 'ascending' });
    return (
      <Table
        {...args}
        rows={sorted(args.rows, sort)}
        sort={sort}
        onSortChange={(next) => {
          setSort(next);
          args.onSortChange?.(next);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const names = () =>
      canvas.getAllByRole('rowheader').map((cell) => cell.textContent?.split('Joined')[0]?.slice(-6));
    const user = canvas.getByRole('columnheader', { name: 'User' });
    const email = canvas.getByRole('columnheader', { name: 'Email' });
    await expect(user).toHaveAttribute('aria-sort', 'ascending');
    await expect(email).toHaveAttribute('aria-sort', 'none');
    await expect(names()[0]).toBe('Okafor');

    await userEvent.tab();
    await expect(within(user).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ columnId: 'user', direction: 'descending' });
    await expect(user).toHaveAttribute('aria-sort', 'descending');
    await expect(names()[0]).toBe('Tanaka');

    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(email).toHaveAttribute('aria-sort', 'ascending');
    await expect(user).toHaveAttribute('aria-sort', 'none');
  },
});

export const Selectable = meta.story({
  render: function Selecting(args) {
    const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set(['2', 'on another page']));
    return (
      <Stack gap="m">
        <Text>
          <Isolate>{selectedIds.size} selected</Isolate>
        </Text>
        <Table
          {...args}
          selection={{
            selectedIds,
            onChange: setSelectedIds,
            getRowLabel: ({ name }: Person) => `Select ${name}`,
          }}
        />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Noah Lindgren' }));
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await userEvent.click(all);
    await expect(canvas.getByText('7 selected')).toBeVisible();
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select Jonas Weber' })).not.toBeChecked();
  },
});

export const SelectsARange = meta.story({
  ...Selectable.input,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const [, ...boxes] = canvas.getAllByRole<HTMLInputElement>('checkbox');
    const [first, second, third, , fifth] = boxes;
    if (!first || !second || !third || !fifth) throw new Error('There are too few rows');
    const isChecked = () => boxes.map((box) => box.checked);
    await userEvent.click(second);
    await userEvent.click(second);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(fifth);
    await userEvent.keyboard('{/Shift}');
    await expect(isChecked().slice(0, 5)).toEqual([false, true, true, true, true]);
    // Backwards, by keyboard, and like the pressed box: it is cleared.
    third.focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(isChecked().slice(0, 5)).toEqual([false, true, false, false, false]);
  },
});

export const SelectableAndSortablePhone = meta.story({
  args: {
    columns: COLUMNS.map((column) => ({
      ...column,
      isSortable: column.id === 'user' || column.id === 'email',
    })),
    sort: { columnId: 'user', direction: 'ascending' },
    onSortChange: fn(),
    selection: {
      selectedIds: new Set(['2']),
      onChange: fn(),
      getRowLabel: ({ name }: Person) => `Select ${name}`,
    },
  },
  globals: { viewport: { value: 'phone' } },
  // As in `AppShell`: the head doesn't stick on phones, and must not move into the rows.
  decorators: [
    (Story) => (
      <div style={{ [stickyTop.slice('var('.length, -1)]: '56px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [head, firstRow] = canvas.getAllByRole('row').map((row) => row.getBoundingClientRect());
    await expect(firstRow?.top).toBe(head?.bottom);
  },
});

const LINKED: readonly TableColumn<Person>[] = COLUMNS.map((column) =>
  column.id === 'email'
    ? { ...column, cell: ({ id, email }) => <Link href={`/users/edit/${id}`}>{email}</Link> }
    : column,
);

const navigate = fn();
const onBrowserClick = fn((event: MouseEvent) => event.preventDefault());

/**
 * Each row leads where its first link leads, whose keyboard, middle click and context menu work as usual. Give the
 * destination a link that is seen; other controls, the cells around them and selected text keep their own presses.
 */
export const RowLinks = meta.story({
  args: { columns: LINKED, hasRowLinks: true },
  decorators: (Story) => (
    <NavigationProvider navigate={navigate}>
      <Story />
    </NavigationProvider>
  ),
  beforeEach: () => {
    navigate.mockClear();
    onBrowserClick.mockClear();
    // The test page must not open other pages.
    document.body.addEventListener('click', onBrowserClick);
    return () => document.body.removeEventListener('click', onBrowserClick);
  },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByText('Jonas Weber');
    await userEvent.click(name);
    await expect(navigate).toHaveBeenLastCalledWith('/users/edit/2');
    await userEvent.click(canvas.getByRole('link', { name: 'amelia.okafor@example.com' }));
    await expect(navigate).toHaveBeenLastCalledWith('/users/edit/1');
    await expect(navigate).toHaveBeenCalledTimes(2);

    onBrowserClick.mockClear();
    await userEvent.pointer({ keys: '[MouseMiddle]', target: name });
    await expect(onBrowserClick).toHaveBeenLastCalledWith(
      expect.objectContaining({ target: canvas.getByRole('link', { name: /jonas/ }), ctrlKey: true }),
    );

    const edit = canvas.getByRole('button', { name: 'Edit Jonas Weber' });
    await userEvent.click(edit);
    await userEvent.click(edit.closest('td') as HTMLElement);
    getSelection()?.selectAllChildren(name);
    await fireEvent.click(name);
    await expect(navigate).toHaveBeenCalledTimes(2);
  },
});

const MANY: readonly Person[] = Array.from({ length: 40 }, (_, index) => ({
  ...(PEOPLE[index % PEOPLE.length] as Person),
  id: String(index),
}));

/** In the page, or in the scroll container around the table. */
export const StickyHead = meta.story({
  args: { rows: MANY },
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false, height: '24rem' } } },
  play: async ({ canvas }) => {
    canvas.getByRole('navigation').scrollIntoView({ block: 'end' });
    const head = canvas.getByRole('columnheader', { name: 'Email' });
    await expect(scrollY).toBeGreaterThan(0);
    await waitFor(() => expect(head.getBoundingClientRect().top).toBe(0));
    // Focus scrolls the row out from under the head.
    canvas.getAllByRole('button', { name: /^Edit/ })[3]?.focus();
    const focused = document.activeElement?.getBoundingClientRect().top ?? 0;
    await expect(focused).toBeGreaterThanOrEqual(head.getBoundingClientRect().bottom);
  },
});

/** Below the head; in a list, which has none in view, at the top. */
export const StickyHeadings = meta.story({
  args: { rows: MANY, getHeading: () => 'Nov 2026' },
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false, height: '24rem' } } },
  play: async ({ canvas }) => {
    canvas.getByRole('navigation').scrollIntoView({ block: 'end' });
    const head = canvas.getByRole('columnheader', { name: 'Email' });
    const heading = canvas.getByRole('cell', { name: 'Nov 2026' });
    await expect(scrollY).toBeGreaterThan(100);
    const gap = () => heading.getBoundingClientRect().top - head.getBoundingClientRect().bottom;
    await waitFor(() => expect(Math.abs(gap())).toBeLessThan(2));
    canvas.getAllByRole('button', { name: /^Edit/ })[3]?.focus();
    const focused = document.activeElement?.getBoundingClientRect().top ?? 0;
    await expect(focused).toBeGreaterThanOrEqual(heading.getBoundingClientRect().bottom);
  },
});

export const StickyHeadingsPhone = meta.story({
  args: { rows: MANY, getHeading: () => 'Nov 2026' },
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    canvas.getByRole('navigation').scrollIntoView({ block: 'end' });
    await expect(scrollY).toBeGreaterThan(100);
    const heading = canvas.getByRole('cell', { name: 'Nov 2026' });
    await waitFor(() => expect(Math.abs(heading.getBoundingClientRect().top)).toBeLessThan(2));
  },
});

const WIDE: readonly TableColumn<Person>[] = [
  ...COLUMNS.slice(0, 3),
  ...Array.from({ length: 8 }, (_, index) => ({
    id: `fact${index}`,
    header: `Fact ${index + 1}`,
    width: 'fit' as const,
    phone: 'labelled' as const,
    cell: () => 'Transaction 1000000912345678',
  })),
];

/** Scrolls in both directions, below a head of its own. */
export const WiderThanItsCard = meta.story({
  args: { columns: WIDE, rows: MANY.slice(0, 20) },
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Users' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await waitFor(() => expect(region.scrollWidth).toBeGreaterThan(region.clientWidth));
    region.scrollTop = 200;
    const head = canvas.getByRole('columnheader', { name: 'Email' }).getBoundingClientRect();
    await expect(Math.abs(head.top - region.getBoundingClientRect().top)).toBeLessThanOrEqual(1);
    await expect(region.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    region.scrollTop = 0;
  },
});

export const LabelledLinesPhone = meta.story({
  args: { columns: WIDE.slice(0, 5), rows: PEOPLE.slice(0, 2) },
  globals: { viewport: { value: 'phone' } },
});

const FOLDING: readonly TableColumn<Person>[] = [
  { id: 'id', header: 'Number', size: 'small', narrow: 'hidden', cell: ({ id }) => id },
  ...COLUMNS.map((column): TableColumn<Person> => {
    if (column.id === 'user') return { ...column, isSortable: true };
    return column.id === 'email'
      ? { ...column, isSortable: true, narrow: 'under' }
      : { ...column, size: 'medium' };
  }),
];

/** Without room for all columns, a column lies under the row header instead of taking its width. */
export const Folded = meta.story({
  args: {
    columns: FOLDING,
    rows: [...PEOPLE.slice(1, 3), ...LONG.slice(0, 1)],
    isSteady: true,
    onSortChange: fn(),
  },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const placeOf = (name: string) => canvas.getByText(name).getBoundingClientRect();
    const name = placeOf('Jonas Weber');
    const email = placeOf('jonas.weber@example.com');
    await expect(email.top).toBeGreaterThanOrEqual(name.bottom);
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual(['User', 'Email', 'Role', 'Actions']);
    const role = canvas.getByRole('columnheader', { name: 'Role' }).getBoundingClientRect();
    const side = document.documentElement.dir === 'rtl' ? 'right' : 'left';
    await expect(Math.abs(placeOf('user')[side] - role[side])).toBeLessThan(20);
  },
});

export const FoldedWithCheckboxes = meta.story({
  args: {
    ...Folded.input.args,
    selection: { selectedIds: new Set(['2']), onChange: fn(), getRowLabel: ({ name }) => `Select ${name}` },
  },
  globals: { viewport: { value: 'tablet' } },
});

export const FoldedAndLoading = meta.story({
  args: { ...Folded.input.args, rows: [], isLoading: true, loadingRows: 3 },
  globals: { viewport: { value: 'tablet' } },
});
