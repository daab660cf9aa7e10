import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ExportForm, type ExportFormProps } from './ExportForm.tsx';

const ControlledForm = ({ onChange, ...props }: ExportFormProps) => {
  const [settings, setSettings] = useState(props.settings);
  return (
    <ExportForm
      {...props}
      settings={settings}
      onChange={(change) => {
        setSettings({ ...settings, ...change });
        onChange(change);
      }}
    />
  );
};

const onChange = fn();

const ARGS: ExportFormProps = {
  noun: { one: 'user', many: 'users' },
  offers: { columns: true, separator: true, timeZone: true, health: true },
  columns: [
    { value: 'name', label: 'Name' },
    { value: 'email', label: 'Email' },
    { value: 'role', label: 'Role' },
    { value: 'joined', label: 'Joined' },
    { value: 'lastActive', label: 'Last active' },
  ],
  total: 12_480,
  selected: 14,
  timeZone: 'Europe/Berlin',
  settings: {
    isSelected: true,
    hasHealth: false,
    columns: ['name', 'email', 'role', 'joined', 'lastActive'],
    format: 'semicolon',
    isLocalTime: true,
  },
  onChange,
  message: undefined,
};

const meta = preview.meta({
  title: 'Features/Shared/ExportForm',
  component: ExportForm,
  args: ARGS,
  render: (args) => <ControlledForm {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Rows' })).toHaveDisplayValue(
      'Only the 14 selected users',
    );
    await expect(canvas.getByRole('combobox', { name: 'Times' })).toHaveDisplayValue(
      'Local time (Europe/Berlin)',
    );
    await expect(
      canvas.getByRole('checkbox', { name: 'Health values: gender, date of birth, height and weight' }),
    ).not.toBeChecked();
  },
});

export const Chooses = meta.story({
  // Looks like `Default`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Rows' }),
      'All 12,480 users that match',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Role' }));
    await userEvent.click(
      canvas.getByRole('checkbox', { name: 'Health values: gender, date of birth, height and weight' }),
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Format' }), 'Excel workbook');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Times' }), 'UTC (ISO 8601)');
    await expect(onChange.mock.calls).toEqual([
      [{ isSelected: false }],
      [{ columns: ['name', 'email', 'joined', 'lastActive'] }],
      [{ hasHealth: true }],
      [{ format: 'workbook' }],
      [{ isLocalTime: false }],
    ]);
  },
});

export const NoColumns = meta.story({
  args: {
    selected: 0,
    settings: { isSelected: false, hasHealth: true, columns: [], format: 'comma', isLocalTime: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Columns' })).toHaveAccessibleDescription(
      'Choose at least one column',
    );
  },
});

/** More rows than the browser can convert. */
export const ManyRows = meta.story({
  args: { total: 50_001, selected: 0, settings: { ...ARGS.settings, isSelected: false } },
  play: async ({ canvas }) => {
    const format = canvas.getByRole('combobox', { name: 'Format' });
    await expect(format).toHaveAccessibleDescription(
      'Your browser makes Excel workbooks, so they hold up to 50,000 rows.',
    );
    await expect(
      within(format)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['CSV with commas', 'CSV with semicolons', 'CSV with tabs']);
  },
});

export const Failed = meta.story({
  args: { selected: 0, message: 'This time zone does not exist' },
});

/** A server that only leaves health values out. */
export const FewChoices = meta.story({
  args: {
    selected: 0,
    offers: { columns: false, separator: false, timeZone: false, health: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
