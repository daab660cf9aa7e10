import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { PEOPLE, useFoundPeople } from '../testing/people.ts';
import { ComboBox } from './ComboBox.tsx';

const meta = preview.meta({
  title: 'Forms/ComboBox',
  component: ComboBox,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the field' },
      { keys: ['A to Z'], does: 'Lists the options that contain the text' },
      { keys: ['Arrow down', 'Arrow up'], does: 'Opens the list, and moves through it' },
      { keys: ['Enter'], does: 'Chooses the option' },
      { keys: ['Escape'], does: 'Closes the list and restores the text' },
    ],
    docs: { story: { inline: false, height: '16rem' } },
  },
  args: { label: 'Owner', options: PEOPLE, onChange: fn(), onBlur: fn() },
});

export const Default = meta.story({
  args: { defaultValue: 'jonas' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Owner' })).toHaveValue('Jonas Weber');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Owner' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('mart');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Sofía Martínez');
    await expect(args.onChange).toHaveBeenLastCalledWith('sofia');
    await userEvent.keyboard('xyz{Escape}');
    await expect(field).toHaveValue('Sofía Martínez');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await waitFor(() => expect(args.onBlur).toHaveBeenCalledOnce());
  },
});

export const Opened = meta.story({
  args: { defaultValue: 'amelia' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await expect(screen.getByRole('option', { name: /^Amelia Okafor/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(screen.getByRole('option', { name: /^Mei Tanaka/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** Of more than 200 options the list shows the first 50; what is typed searches in all. */
export const ManyOptions = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    options: Array.from({ length: 201 }, (_, index) => ({ value: `${index}`, label: `Person ${index}` })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await expect(screen.getByRole('listbox').querySelectorAll('[role=option]')).toHaveLength(50);
    await userEvent.type(canvas.getByRole('combobox'), 'PERSON 200');
    await waitFor(() => expect(screen.getByRole('option')).toHaveTextContent('Person 200'));
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zz');
    await waitFor(() => expect(screen.getByText('Nothing found')).toBeVisible());
  },
});

/** Options from a server. */
export const Async = meta.story({
  args: { defaultValue: 'amelia' },
  render: function Render(args) {
    return <ComboBox {...args} {...useFoundPeople()} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveValue('Amelia Okafor');
    await userEvent.clear(field);
    await userEvent.type(field, 'jon');
    await userEvent.click(await screen.findByRole('option', { name: /^Jonas Weber/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('jonas');
    await userEvent.type(field, '{Backspace}');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('Jonas Weber'));
  },
});

export const Loading = meta.story({
  args: { options: [], isLoading: true, onSearch: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'a');
    await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible());
    await expect(args.onSearch).toHaveBeenLastCalledWith('a');
  },
});

/** The value is sent with its form, not the text. */
export const InAForm = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { name: 'owner', defaultValue: 'amelia' },
  render: (args) => (
    <form aria-label="Order">
      <ComboBox {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect([...new FormData(form)]).toEqual([['owner', 'amelia']]);
  },
});

export const Invalid = meta.story({
  args: {
    isRequired: true,
    isInvalid: true,
    errorMessage: 'Choose an owner',
    description: 'Gets a mail.',
    placeholder: 'A name',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Owner' });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('Gets a mail. Choose an owner');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'amelia' } });

export const Long = meta.story({
  args: {
    options: [
      { value: 'a', label: 'Unbreakable'.repeat(18), description: 'A great many words. '.repeat(8) },
      { value: 'b', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
    ],
    defaultValue: 'a',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ ...Opened.input, globals: { direction: 'rtl' } });
