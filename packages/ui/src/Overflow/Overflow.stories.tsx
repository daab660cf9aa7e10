import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { FilterSelect } from '../FilterSelect/FilterSelect.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Overflow } from './Overflow.tsx';

const onExport = fn();

const meta = preview.meta({
  title: 'Actions/Overflow',
  component: Overflow,
  parameters: {
    keyboard: [
      { keys: ['Enter', 'Space'], does: 'Opens the group, and closes it' },
      { keys: ['Tab'], does: 'Moves from the button through the open group' },
      { keys: ['Escape'], does: 'Closes the group' },
    ],
  },
  args: {
    label: 'More actions',
    children: (
      <>
        <Button icon="upload">Import</Button>
        <Button icon="export" onPress={onExport}>
          Export
        </Button>
      </>
    ),
  },
  render: (args) => (
    <PageHeader
      title="User Management"
      description="12,480 users · page 3 of 1,248"
      search={<SearchField label="Search users" placeholder="Search users by name or email..." />}
      filters={
        <Overflow label="Filters" icon="filter">
          <FilterSelect
            label="Role"
            options={[
              { value: '', label: 'All roles' },
              { value: 'admin', label: 'Administrators' },
            ]}
          />
          <FilterSelect label="State" options={[{ value: '', label: 'All states' }]} />
        </Overflow>
      }
      actions={
        <>
          <Overflow {...args} />
          <Button icon="add" variant="primary">
            Add User
          </Button>
        </>
      }
    />
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'More actions' })).toBeNull();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Open = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await expect(canvas.getByRole('button', { name: 'Import' })).toBeVisible();
  },
});

/** A filter stays open for the next one; the button says that one is set. */
export const Filtered = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), 'Administrators');
    await expect(canvas.getByRole('combobox', { name: 'State' })).toBeVisible();
  },
});

export const Keyboard = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More actions' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Import' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onExport).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
    await expect(button).toHaveFocus();
  },
});

/** Users without the right to any of its controls. */
export const Empty = meta.story({
  args: { children: null },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'More actions' })).toBeNull();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl', viewport: { value: 'phone' } } });
