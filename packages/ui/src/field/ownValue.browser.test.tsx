import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';

let root: Root;
beforeEach(() => {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  root = createRoot(container);
});
afterEach(() => root.unmount());

const ROLES = [
  { value: 'user', label: 'user' },
  { value: 'admin', label: 'admin' },
];

const sent = () => {
  const form = document.querySelector('form');
  const data = new URLSearchParams([...new FormData(form ?? undefined)] as [string, string][]);
  return decodeURIComponent(data.toString().replaceAll('+', '%20')).replaceAll('&', ' ');
};

test('a form without state sends what fields hold, and its reset restores their first values', async () => {
  flushSync(() =>
    root.render(
      <form>
        <TextField label="Name" name="name" defaultValue="Ada" />
        <TextField label="Nickname" name="nickname" />
        <Select label="Role" name="role" options={ROLES} defaultValue="user" />
        <DateField label="Joined" name="joined" defaultValue="1990-02-14" />
        <SegmentedControl label="Access" name="access" options={ROLES} defaultValue="admin" />
        <CheckboxGroup label="Teams" name="team" options={ROLES} defaultValues={['admin']} />
        <button type="reset">Start again</button>
      </form>,
    ),
  );
  const first = 'name=Ada nickname= role=user joined=1990-02-14 access=admin team=admin';
  expect(sent()).toBe(first);

  const [name, nickname] = document.querySelectorAll('input');
  await userEvent.type(name as HTMLElement, ' Lovelace');
  await userEvent.type(nickname as HTMLElement, 'Countess');
  await userEvent.selectOptions(document.querySelector('select') as HTMLElement, 'admin');
  const radio = document.querySelector<HTMLElement>('input[value="user"][type="radio"]');
  const box = document.querySelector<HTMLElement>('input[value="user"][type="checkbox"]');
  flushSync(() => radio?.click());
  flushSync(() => box?.click());
  expect(sent()).toBe(
    'name=Ada Lovelace nickname=Countess role=admin joined=1990-02-14 access=user team=user team=admin',
  );

  await userEvent.click(document.querySelector('button[type="reset"]') as HTMLElement);
  expect(sent()).toBe(first);
});
