import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { PEOPLE, useFoundPeople } from '../testing/people.ts';
import { MultiSelect } from './MultiSelect.tsx';

const meta = preview.meta({
  title: 'Forms/MultiSelect',
  component: MultiSelect,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the tags, to the button of one, then to the field' },
      { keys: ['Arrow right', 'Arrow left'], does: 'Moves through the tags' },
      { keys: ['Delete', 'Backspace'], does: 'Removes the tag with the focus' },
      { keys: ['A to Z'], does: 'Lists the options that contain the text' },
      { keys: ['Arrow down', 'Arrow up'], does: 'Opens the list, and moves through it' },
      { keys: ['Enter'], does: 'Chooses the option, or takes it back' },
      { keys: ['Escape'], does: 'Closes the list' },
    ],
    docs: { story: { inline: false, height: '18rem' } },
  },
  args: { label: 'Reviewers', options: PEOPLE, defaultValues: ['amelia'], onChange: fn(), onBlur: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Reviewers' })).toHaveValue('');
    await expect(canvas.getByRole('row', { name: 'Amelia Okafor' })).toBeVisible();
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'Amelia Okafor' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Remove.*Amelia/ })).toHaveFocus();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('mart');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['amelia', 'sofia']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    canvas.getByRole('row', { name: 'Amelia Okafor' }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['sofia']);
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Sofía Martínez' })).toHaveFocus());
  },
});

export const Opened = meta.story({
  args: { defaultValues: ['amelia', 'jonas'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show suggestions/ }));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    const chosen = screen.getAllByRole('option', { selected: true });
    await expect(chosen).toHaveLength(2);
  },
});

/** Options from a server: what was chosen stays, whatever is found next. */
export const Async = meta.story({
  render: function Render(args) {
    return <MultiSelect {...args} {...useFoundPeople()} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'jon');
    await userEvent.click(await screen.findByRole('option', { name: /^Jonas Weber/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['amelia', 'jonas']);
    await userEvent.type(field, 'sof');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: /Remove.*Amelia/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['jonas']);
  },
});

export const InAForm = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { name: 'reviewer', defaultValues: ['amelia', 'jonas'] },
  render: (args) => (
    <form aria-label="Order">
      <MultiSelect {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect([...new FormData(form)]).toEqual([
      ['reviewer', 'amelia'],
      ['reviewer', 'jonas'],
    ]);
  },
});

export const Invalid = meta.story({
  args: {
    defaultValues: [],
    isRequired: true,
    isInvalid: true,
    errorMessage: 'Choose at least one reviewer',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Reviewers' });
    await expect(field).toBeRequired();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Choose at least one reviewer');
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull();
  },
});

export const Long = meta.story({
  args: {
    options: [
      { value: 'a', label: 'Unbreakable'.repeat(18) },
      { value: 'b', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
      { value: 'c', label: 'A name with a great many words in it' },
    ],
    defaultValues: ['a', 'b', 'c'],
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { defaultValues: ['amelia', 'jonas'] },
});
