import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import readme from '../../../README.md?raw';
import '../../theme/index.ts';
import { Invite as PlainInvite } from './PlainInvite.tsx';
import { Invite as ReactHookFormInvite } from './ReactHookFormInvite.tsx';
import { Invite as TanStackFormInvite } from './TanStackFormInvite.tsx';

/** By file. */
const sources = import.meta.glob<string>('./*Invite.tsx', { query: '?raw', import: 'default', eager: true });

let root: Root;
beforeEach(() => {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  root = createRoot(container);
});
afterEach(() => root.unmount());

const render = (form: ReactNode) => root.render(form);
const email = page.getByRole('textbox', { name: 'Email' });
const role = page.getByRole('combobox', { name: 'Role' });
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));

const libraries = [
  { library: 'react-hook-form', Invite: ReactHookFormInvite },
  { library: 'TanStack Form', Invite: TanStackFormInvite },
] as const;

describe.each(libraries)('a form of $library', ({ Invite }) => {
  test('says what is wrong at the field, which has the focus, sends the values, and starts again', async () => {
    const onInvite = vi.fn<(invitation: object) => void>();
    render(<Invite onInvite={(invitation) => onInvite(invitation)} />);
    await expect.element(email).toBeRequired();
    await press('Invite');
    await expect.element(email).toHaveAccessibleDescription('Enter an email address');
    await expect.element(email).toHaveFocus();
    expect(onInvite).not.toHaveBeenCalled();

    await userEvent.type(email, 'ada@example.org');
    await userEvent.selectOptions(role, 'Editor');
    await press('Invite');
    await vi.waitFor(() =>
      expect(onInvite).toHaveBeenCalledExactlyOnceWith({ email: 'ada@example.org', role: 'editor' }),
    );

    await press('Start again');
    await expect.element(email).toHaveValue('');
    await expect.element(role).toHaveValue('reader');
  });
});

describe('a form without a library', () => {
  test('is checked by the browser, sends the values, and starts again', async () => {
    const sent: string[] = [];
    render(<PlainInvite address="/invitations" />);
    await expect.element(email).toBeRequired();
    const form = document.querySelector('form') as HTMLFormElement;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(new URLSearchParams([...new FormData(form)] as [string, string][]).toString());
    });
    await press('Invite');
    await expect.element(email).toHaveFocus();
    await userEvent.type(email, 'ada');
    await press('Invite');
    expect(sent).toEqual([]);

    await userEvent.type(email, '@example.org');
    await userEvent.selectOptions(role, 'Editor');
    await press('Invite');
    await vi.waitFor(() => expect(sent).toEqual(['email=ada%40example.org&role=editor']));

    await press('Start again');
    await expect.element(email).toHaveValue('');
    await expect.element(role).toHaveValue('reader');
  });
});

test('the README has the code of all three', () => {
  const missing = Object.entries(sources).filter(
    ([, code]) => !readme.includes(code.replace('../../index.ts', '@planner/ui')),
  );
  expect(Object.keys(sources)).toHaveLength(3);
  expect(missing.map(([file]) => file)).toEqual([]);
});
