import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createIcons, Icon, type IconName } from './icons/Icon.tsx';
import { Button } from './Button/Button.tsx';
import { ComboBox } from './ComboBox/ComboBox.tsx';
import { MultiSelect } from './ComboBox/MultiSelect.tsx';
import { BarList } from './BarList/BarList.tsx';
import { CheckboxGroup } from './CheckboxGroup/CheckboxGroup.tsx';
import { DataGrid } from './DataGrid/DataGrid.tsx';
import { DateField } from './DateField/DateField.tsx';
import { FilterSelect } from './FilterSelect/FilterSelect.tsx';
import { formatCalendarDate, formatDate } from './format/formatTimes.ts';
import { IconButton } from './IconButton/IconButton.tsx';
import { LocaleProvider } from './LocaleProvider/LocaleProvider.tsx';
import { Menu } from './Menu/Menu.tsx';
import { MenuItem, MenuSection } from './Menu/MenuItem.tsx';
import { NumberField } from './NumberField/NumberField.tsx';
import { Prose } from './Prose/Prose.tsx';
import { QrCode } from './QrCode/QrCode.tsx';
import { RadioGroup } from './RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from './SegmentedControl/SegmentedControl.tsx';
import { Select } from './Select/Select.tsx';
import { Slider } from './Slider/Slider.tsx';
import { Table } from './Table/Table.tsx';
import { Tabs } from './Tabs/Tabs.tsx';
import { TagGroup } from './TagGroup/TagGroup.tsx';
import { TextField } from './TextField/TextField.tsx';
import { toast } from './Toast/ToastHost.tsx';
import './theme/index.ts';
import { Tree } from './Tree/Tree.tsx';

let root: Root;
const onError = vi.fn<(message: string) => void>();

beforeEach(() => {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  root = createRoot(container);
  vi.spyOn(console, 'error').mockImplementation(onError);
});
afterEach(() => {
  root.unmount();
  onError.mockClear();
  vi.restoreAllMocks();
});

const many = Array.from({ length: 100_000 }, (_, index) => ({ value: `v${index}`, label: `Order ${index}` }));

const Day = () => formatDate('soon');

const LostDay = () => formatCalendarDate('2026-02-31');

const OwnIcon = createIcons({ truck: 'M3 6h11v9H3z' });

const twice = [
  { value: 'admin', label: 'Admin' },
  { value: 'admin', label: 'Administrator' },
];

test.each<[string, ReactElement, string]>([
  [
    'a field without a label',
    <TextField key="field" id="bare" label="" />,
    'The field “bare” has no label: nobody can tell what to enter',
  ],
  [
    'two elements with one id',
    <div key="fields">
      <TextField id="same" label="Name" />
      <span id="same" />
    </div>,
    'Two elements have the id “same”: labels and messages go to the first',
  ],
  [
    'an option twice',
    <Select key="select" label="Role" options={twice} />,
    'Select “Role” has the option “admin” twice: give each its own value',
  ],
  [
    'a value that is none of the options',
    <Select key="select" label="Role" options={[{ value: 'admin', label: 'Admin' }]} value="owner" />,
    'Select “Role” has the value “owner”, which is none of its options',
  ],
  [
    'a list that is too long to find anything',
    <Select key="select" label="Order" options={many.slice(0, 2000)} />,
    'Select “Order” has 2000 options: use ComboBox, in which users search',
  ],
  [
    'a component without a name',
    <IconButton key="button" icon="add" label="" />,
    'IconButton has no name: screen readers can’t say what it is',
  ],
  [
    'a field with a date that is none',
    <DateField key="date" label="Born" value="2026-02-30" />,
    'The field “Born” has the value “2026-02-30”, which is not a date',
  ],
  ['a text that is not a date', <Day key="day" />, '“soon” is not a date: it is shown as it is'],
  ['a day that does not exist', <LostDay key="day" />, '“2026-02-31” is not a date: it is shown as it is'],
  [
    'a number format that browsers do not know',
    <Slider key="slider" label="Far" formatOptions={{ style: 'unit', unit: 'parsec' }} />,
    "formatOptions are left out: RangeError: Invalid unit argument for Intl.NumberFormat() 'parsec'",
  ],
  [
    'a locale that is no language tag',
    <LocaleProvider key="locale" locale="de_DE">
      <NumberField label="Rows" defaultValue={3} />
    </LocaleProvider>,
    '“de_DE” is not a language tag, such as de or pt-BR: English is used',
  ],
  [
    'an unknown icon of the application',
    <OwnIcon key="icon" name={'plane' as 'truck'} />,
    'Your icons have none of the name “plane”',
  ],
  [
    'an unknown icon',
    <Icon key="icon" name={'truck' as IconName} />,
    'The kit has no icon “truck”: use createIcons() for your own',
  ],
  [
    'a text that is too long for a QR code',
    <QrCode key="code" text={'x'.repeat(3000)} label="Key" />,
    'QrCode “Key” shows nothing: no code holds 3000 characters',
  ],
  [
    'HTML that is none',
    <Prose key="prose" html={null as unknown as string} />,
    'Prose has null for HTML: it shows nothing',
  ],
])('%s is reported in a sentence', async (_, element, sentence) => {
  root.render(element);
  await vi.waitFor(() => expect(onError.mock.calls.map(([message]) => message)).toContain(sentence));
});

const rows = [
  { id: 'a', name: 'First' },
  { id: 'a', name: 'Second' },
  { id: 'b', name: 'Third' },
];
const columns = [
  { id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }: (typeof rows)[number]) => name },
  { id: 'id', header: 'Id', cell: ({ id }: (typeof rows)[number]) => id },
  { id: 'id', header: 'Again', cell: ({ id }: (typeof rows)[number]) => `again ${id}` },
];
const options = rows.map(({ id, name }) => ({ value: id, label: name }));
const ofRows = { label: 'Orders', columns, rows, getRowId: ({ id }: (typeof rows)[number]) => id };

const nameOf = (item: Element) => (item instanceof HTMLInputElement ? item.labels?.[0] : item)?.textContent;

/** The component, one of its kind, the role of its items, their names, and what is reported. */
test.each<[string, ReactElement, string, string[], string[]]>([
  [
    'Select',
    <Select key="select" label="Role" options={[{ label: 'Group', options }, ...options]} value="a" />,
    'option',
    ['First', 'Third'],
    [
      'Select “Role” has the option “a” twice: give each its own value',
      'Select “Role” has the option “b” twice: give each its own value',
    ],
  ],
  [
    'FilterSelect',
    <FilterSelect key="select" label="Role" options={options} />,
    'option',
    ['First', 'Third'],
    ['FilterSelect “Role” has the option “a” twice: give each its own value'],
  ],
  [
    'ComboBox',
    <ComboBox key="box" label="Role" options={options} />,
    'option',
    ['First', 'Third'],
    ['ComboBox “Role” has the option “a” twice: give each its own value'],
  ],
  [
    'MultiSelect',
    <MultiSelect key="box" label="Role" options={options} values={['b', 'b']} />,
    'option',
    ['First', 'Third'],
    [
      'MultiSelect “Role” has the option “a” twice: give each its own value',
      'TagGroup “Role” has the tag “b” twice: give each its own value',
    ],
  ],
  [
    'RadioGroup',
    <RadioGroup key="group" label="Role" options={options} value="a" />,
    'radio',
    ['First', 'Third'],
    ['RadioGroup “Role” has the option “a” twice: give each its own value'],
  ],
  [
    'SegmentedControl',
    <SegmentedControl key="group" label="Role" options={options} value="a" />,
    'radio',
    ['First', 'Third'],
    ['SegmentedControl “Role” has the option “a” twice: give each its own value'],
  ],
  [
    'CheckboxGroup',
    <CheckboxGroup key="group" label="Role" options={options} values={['a']} />,
    'checkbox',
    ['First', 'Third'],
    ['CheckboxGroup “Role” has the option “a” twice: give each its own value'],
  ],
  [
    'Menu',
    <Menu key="menu" label="Order" trigger={<Button>Open</Button>}>
      <MenuItem id="a">First</MenuItem>
      <MenuSection title="More">
        <MenuItem id="a">Second</MenuItem>
        <MenuItem id="b">Third</MenuItem>
        <MenuItem>Fourth</MenuItem>
      </MenuSection>
    </Menu>,
    'menuitem',
    ['First', 'Third', 'Fourth'],
    ['Menu “Order” has the item “a” twice: give each its own id'],
  ],
  [
    'Tabs',
    <Tabs key="tabs" label="Views" tabs={options.map((tab) => ({ ...tab, content: tab.label }))} />,
    'tab',
    ['First', 'Third'],
    ['Tabs “Views” has the tab “a” twice: give each its own value'],
  ],
  [
    'TagGroup',
    <TagGroup key="tags" label="Labels" tags={options} />,
    'row',
    ['First', 'Third'],
    ['TagGroup “Labels” has the tag “a” twice: give each its own value'],
  ],
  [
    'Tree',
    <Tree
      key="tree"
      label="Folders"
      defaultExpandedIds={['a']}
      items={[
        {
          id: 'a',
          label: 'First',
          children: [
            { id: 'a', label: 'Second' },
            { id: 'b', label: 'Third' },
          ],
        },
        { id: 'b', label: 'Fourth' },
      ]}
    />,
    'row',
    ['First', 'Third'],
    [
      'Tree “Folders” has the item “a” twice: give each its own id',
      'Tree “Folders” has the item “b” twice: give each its own id',
    ],
  ],
  [
    'Table',
    <Table key="table" {...ofRows} emptyState={null} />,
    'row',
    ['NameId', 'Firsta', 'Thirdb'],
    [
      'Table “Orders” has the column “id” twice: give each its own id',
      'Table “Orders” has the row “a” twice: give each its own id',
    ],
  ],
  [
    'DataGrid',
    <DataGrid key="grid" {...ofRows} />,
    'row',
    ['NameId', 'Firsta', 'Thirdb'],
    [
      'DataGrid “Orders” has the row “a” twice: give each its own id',
      'DataGrid “Orders” has the column “id” twice: give each its own id',
    ],
  ],
  [
    'BarList',
    <BarList
      key="list"
      label="Orders"
      items={rows.map(({ id, name }) => ({ id, label: name, value: 1, text: '' }))}
    />,
    'listitem',
    ['First', 'Third'],
    ['BarList “Orders” has the bar “a” twice: give each its own id'],
  ],
])('%s shows the first of two with one id', async (name, element, role, names, sentences) => {
  root.render(element);
  if (name === 'Menu' || name === 'ComboBox') await userEvent.click(page.getByRole('button'));
  if (name === 'MultiSelect') await userEvent.click(page.getByRole('button', { name: /suggestions/ }));
  await vi.waitFor(() => {
    const items = page.getByRole(role).elements();
    expect(items.map(nameOf)).toEqual(names);
  });
  expect(onError.mock.calls.map(([message]) => message)).toEqual(sentences);
});

test('a toast without a host is reported', () => {
  const close = toast('Saved');
  close();
  expect(onError.mock.calls).toEqual([['toast() shows nothing: render a ToastHost']]);
});

test('a combo box finds one of 100,000 options, and draws 50 at a time', async () => {
  root.render(<ComboBox label="Order" options={many} defaultValue="v99999" />);
  const field = page.getByRole('combobox', { name: 'Order' });
  await expect.element(field).toHaveValue('Order 99999');
  await userEvent.click(page.getByRole('button'));
  await expect.element(page.getByRole('option', { name: 'Order 0', exact: true })).toBeVisible();
  // And the chosen one.
  expect(page.getByRole('option').elements()).toHaveLength(51);
  await userEvent.fill(field, 'order 73051');
  await userEvent.click(page.getByRole('option', { name: 'Order 73051' }));
  await expect.element(field).toHaveValue('Order 73051');
});

test('components take icons of the application', async () => {
  const AppIcon = createIcons({ truck: 'M3 6h11v9H3z' });
  root.render(<Button icon={<AppIcon name="truck" />}>Ship</Button>);
  await vi.waitFor(() =>
    expect(document.querySelector('button path')?.getAttribute('d')).toBe('M3 6h11v9H3z'),
  );
  expect(onError).not.toHaveBeenCalled();
});
