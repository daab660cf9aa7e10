import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button, PageHeader, SearchField, Table, type TableColumn } from '@planner/ui';
import { PageKeys } from './PageKeys.tsx';

const people = [
  { id: '1', name: 'Ada' },
  { id: '2', name: 'Grace' },
  { id: '3', name: 'Mary' },
];

const columns: TableColumn<(typeof people)[number]>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name },
  {
    id: 'edit',
    header: 'Actions',
    cell: ({ name }) => <Button aria-keyshortcuts="E" onPress={() => onEdit(name)}>{`Edit ${name}`}</Button>,
  },
  { id: 'link', header: 'Page', cell: ({ name }) => <a href="#people">{`Open ${name}`}</a> },
];

const onGo = fn();
const onEdit = fn();
const places = [{ key: 'u', label: 'All Users', onGo }];

const Page = () => {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <PageHeader
        title="People"
        search={<SearchField label="Search people" value="" onChange={() => {}} />}
      />
      <Table
        label="People"
        rows={people}
        getRowId={({ id }) => id}
        columns={columns}
        emptyState={null}
        selection={{
          selectedIds,
          onChange: setSelectedIds,
          getRowLabel: ({ name }) => `Select ${name}`,
          selectAllLabel: 'Select all',
        }}
      />
      <PageKeys isOpen={isOpen} onOpenChange={setIsOpen} places={places} />
    </main>
  );
};

const meta = preview.meta({
  title: 'Features/Commands/PageKeys',
  component: PageKeys,
  render: () => <Page />,
  args: { isOpen: false, onOpenChange: () => {}, places },
  beforeEach: () => localStorage.removeItem('keys'),
});

const open = async () => {
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

export const Rows = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const row = (name: string) => canvas.getByRole('link', { name: `Open ${name}` });
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard('j');
    await expect(row('Ada')).toHaveFocus();
    await userEvent.keyboard('j{ArrowDown}J');
    await expect(row('Mary')).toHaveFocus();
    await userEvent.keyboard('k{ArrowUp}{ArrowUp}');
    await expect(row('Ada')).toHaveFocus();
    await userEvent.keyboard('/');
    await expect(canvas.getByLabelText('Search people')).toHaveFocus();
    // What is typed stays text.
    await userEvent.keyboard('j');
    await expect(canvas.getByLabelText('Search people')).toHaveFocus();
  },
});

export const RowActions = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.keyboard('xe');
    await expect(onEdit).not.toHaveBeenCalled();
    await userEvent.keyboard('jjx');
    await expect(canvas.getByRole('checkbox', { name: 'Select Grace' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Select Ada' })).not.toBeChecked();
    await userEvent.keyboard('e');
    await expect(onEdit.mock.calls).toEqual([['Grace']]);
    // What is typed next is kept for the form, of which there is none here.
    await userEvent.keyboard('{Escape}');
  },
});

export const GoesToScreens = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.keyboard('u');
    await expect(onGo).not.toHaveBeenCalled();
    await userEvent.keyboard('gu');
    await expect(onGo).toHaveBeenCalledOnce();
    // Another key ends it.
    await userEvent.keyboard('gju');
    await expect(onGo).toHaveBeenCalledOnce();
    // What is typed stays text.
    await userEvent.click(canvas.getByLabelText('Search people'));
    await userEvent.keyboard('gu');
    await expect(onGo).toHaveBeenCalledOnce();
  },
});

export const List = meta.story({
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByText('Search the list')).toBeVisible();
    await expect(dialog.getByText('Open the row')).toBeVisible();
    await expect(dialog.getByText('Go to All Users').nextSibling).toHaveTextContent('G, then U');
    const isMac = /mac/i.test(navigator.userAgent);
    await expect(dialog.getByText('Search or go to').nextSibling).toHaveTextContent(isMac ? '⌘ K' : 'Ctrl K');
  },
});

export const TurnedOff = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('switch', { name: 'Single keys' }));
    await expect(dialog.queryByText('Search the list')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('j/?');
    await expect(canvas.getByLabelText('Search people')).not.toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Open Ada' })).not.toHaveFocus();
    await expect(localStorage.getItem('keys')).toBe('off');
  },
});
