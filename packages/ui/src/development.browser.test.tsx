import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createIcons, Icon, type IconName } from './icons/Icon.tsx';
import { Button } from './Button/Button.tsx';
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

test('components take icons of the application', async () => {
  const AppIcon = createIcons({ truck: 'M3 6h11v9H3z' });
  root.render(<Button icon={<AppIcon name="truck" />}>Ship</Button>);
  await vi.waitFor(() =>
    expect(document.querySelector('button path')?.getAttribute('d')).toBe('M3 6h11v9H3z'),
  );
  expect(onError).not.toHaveBeenCalled();
});
