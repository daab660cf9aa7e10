import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keepTyped } from './keepTyped.ts';

const onPageKey = vi.fn<(event: KeyboardEvent) => void>();

beforeEach(() => {
  document.body.innerHTML = '<button>Edit</button><input value="Take">';
  document.querySelector('button')?.focus();
  addEventListener('keydown', onPageKey);
});
afterEach(() => {
  removeEventListener('keydown', onPageKey);
  onPageKey.mockClear();
});

const field = () => document.querySelector('input') as HTMLInputElement;

test('what is typed before a field has the focus is written into it, in order', async () => {
  keepTyped();
  await userEvent.keyboard('Zoe Q');
  expect(onPageKey.mock.calls.filter(([{ key }]) => key !== 'Shift')).toEqual([]);
  field().focus();
  field().setSelectionRange(4, 4);
  await vi.waitFor(() => expect(field()).toHaveProperty('value', 'TakeZoe Q'));
  await userEvent.keyboard('uick');
  expect(field().value).toBe('TakeZoe Quick');
});

test.each([
  ['Escape', '{Escape}'],
  ['the Tab key', '{Shift>}{Tab}{/Shift}'],
])('%s ends it', async (_name, key) => {
  keepTyped();
  await userEvent.keyboard(`Zo${key}`);
  field().focus();
  await userEvent.keyboard('x');
  expect(field().value).toHaveLength(5);
  expect(field().value).toContain('x');
});
