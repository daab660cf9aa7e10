import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
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

const sent = (form = document.querySelector('form')) => {
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

test('a reset leaves fields that nobody changed, and values of the caller', async () => {
  flushSync(() =>
    root.render(
      <form>
        <Select label="Role" name="role" options={ROLES} defaultValue="admin" />
        <Checkbox label="Invite" name="invite" />
      </form>,
    ),
  );
  flushSync(() =>
    root.render(
      <form>
        <Select label="Role" name="role" options={ROLES} defaultValue="admin" />
        <Checkbox label="Invite" name="invite" isSelected />
        <button type="reset">Start again</button>
      </form>,
    ),
  );
  await userEvent.click(document.querySelector('button[type="reset"]') as HTMLElement);
  await vi.waitFor(() => expect(sent()).toBe('role=admin invite=on'));
});

test('a reset that the form prevents changes nothing', async () => {
  flushSync(() =>
    root.render(
      <form onReset={(event) => event.preventDefault()}>
        <TextField label="Name" name="name" />
        <button type="reset">Start again</button>
      </form>,
    ),
  );
  await userEvent.type(document.querySelector('input') as HTMLElement, 'Ada');
  await userEvent.click(document.querySelector('button') as HTMLElement);
  await userEvent.type(document.querySelector('input') as HTMLElement, ' L');
  expect(sent()).toBe('name=Ada L');
});

test('a reset restores fields in a shadow root', async () => {
  root.unmount();
  const shadow = document.createElement('div').attachShadow({ mode: 'open' });
  document.body.replaceChildren(shadow.host);
  root = createRoot(shadow);
  flushSync(() =>
    root.render(
      <form>
        <TextField label="Name" name="name" defaultValue="Ada" />
        <CheckboxGroup label="Teams" name="team" options={ROLES} />
        <button type="reset">Start again</button>
      </form>,
    ),
  );
  shadow.querySelector('input')?.focus();
  await userEvent.keyboard('Lovelace');
  flushSync(() => shadow.querySelector<HTMLElement>('[value="admin"]')?.click());
  const form = shadow.querySelector('form');
  expect(sent(form)).toMatch(/^name=.*Lovelace.* team=admin$/);
  shadow.querySelector('button')?.click();
  await vi.waitFor(() => expect(sent(form)).toBe('name=Ada'));
});
