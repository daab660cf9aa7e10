import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { PageHeader, SearchField, Table, type TableColumn } from '@planner/ui';
import { PageKeys } from './PageKeys.tsx';

const people = [
  { id: '1', name: 'Ada' },
  { id: '2', name: 'Grace' },
  { id: '3', name: 'Mary' },
];

const columns: TableColumn<(typeof people)[number]>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name },
  { id: 'link', header: 'Page', cell: ({ name }) => <a href="#people">{`Open ${name}`}</a> },
];

const Page = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <PageHeader
        title="People"
        search={<SearchField label="Search people" value="" onChange={() => {}} />}
      />
      <Table label="People" rows={people} getRowId={({ id }) => id} columns={columns} emptyState={null} />
      <PageKeys isOpen={isOpen} onOpenChange={setIsOpen} />
    </main>
  );
};

const meta = preview.meta({
  title: 'Features/Commands/PageKeys',
  component: PageKeys,
  render: () => <Page />,
  args: { isOpen: false, onOpenChange: () => {} },
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

export const List = meta.story({
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByText('Search the list')).toBeVisible();
    await expect(dialog.getByText('Open the row')).toBeVisible();
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
