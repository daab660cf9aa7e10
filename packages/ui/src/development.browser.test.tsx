import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createIcons, Icon, type IconName } from './icons/Icon.tsx';
import { Button } from './Button/Button.tsx';
import { ComboBox } from './ComboBox/ComboBox.tsx';
import { DateField } from './DateField/DateField.tsx';
import { formatDate } from './format/formatTimes.ts';
import { IconButton } from './IconButton/IconButton.tsx';
import { LocaleProvider } from './LocaleProvider/LocaleProvider.tsx';
import { NumberField } from './NumberField/NumberField.tsx';
import { Select } from './Select/Select.tsx';
import { TextField } from './TextField/TextField.tsx';
import { toast } from './Toast/ToastHost.tsx';

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
    'A Select has the option “admin” twice: give each its own value',
  ],
  [
    'a value that is none of the options',
    <Select key="select" label="Role" options={[{ value: 'admin', label: 'Admin' }]} value="owner" />,
    'A Select has the value “owner”, which is none of its options',
  ],
  [
    'a list that is too long to find anything',
    <Select key="select" label="Order" options={many.slice(0, 2000)} />,
    'A Select has 2000 options: use ComboBox, in which users search',
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
])('%s is reported in a sentence', async (_, element, sentence) => {
  root.render(element);
  await vi.waitFor(() => expect(onError.mock.calls.map(([message]) => message)).toContain(sentence));
});

test('a toast without a host is reported', () => {
  const close = toast('Saved');
  close();
  expect(onError.mock.calls).toEqual([['toast() shows nothing: render a ToastHost']]);
});

test('a combo box finds one of 100,000 options, and draws 500 at a time', async () => {
  root.render(<ComboBox label="Order" options={many} defaultValue="v99999" />);
  const field = page.getByRole('combobox', { name: 'Order' });
  await expect.element(field).toHaveValue('Order 99999');
  await userEvent.click(page.getByRole('button'));
  await expect.element(page.getByRole('option', { name: 'Order 0', exact: true })).toBeVisible();
  // And the chosen one.
  expect(page.getByRole('option').elements()).toHaveLength(501);
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
