import { expect, fn, spyOn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { RadioGroup } from './RadioGroup.tsx';

const meta = preview.meta({
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the chosen option, or to the first if none is chosen' },
      {
        keys: ['Arrow down', 'Arrow up', 'Arrow right', 'Arrow left'],
        does: 'Chooses the next or previous option',
      },
      { keys: ['Space'], does: 'Chooses the option with the focus' },
    ],
  },
  args: {
    label: 'When',
    options: [
      { value: 'now', label: 'As soon as it is saved' },
      { value: 'later', label: 'At a moment' },
      { value: 'never', label: 'Not until somebody publishes it' },
    ],
    defaultValue: 'now',
    onChange: fn(),
    onBlur: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'When' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'As soon as it is saved' })).toBeChecked();
  },
});

export const Keyboard = meta.story({
  args: { defaultValue: '' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'As soon as it is saved' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('now');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'At a moment' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('later');
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByText('Not until somebody publishes it'));
    await expect(args.onChange).toHaveBeenLastCalledWith('never');
  },
});

/** Nothing is chosen for the user: a value that is not among the options chooses none. */
export const NoneChosen = meta.story({
  args: { defaultValue: 'yesterday' },
  // Reported during development.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
});

export const Explained = meta.story({
  args: {
    label: 'Access',
    defaultValue: 'content',
    options: [
      { value: 'full', label: 'Everything', description: 'May do what every other access may.' },
      { value: 'content', label: 'Content', description: 'May change legal texts and categories.' },
      { value: 'support', label: 'Support', description: 'Needs a second factor.', isDisabled: true },
    ],
  },
  play: async ({ canvas }) => {
    const content = canvas.getByRole('radio', { name: 'Content' });
    await expect(content).toBeChecked();
    await expect(content).toHaveAccessibleDescription('May change legal texts and categories.');
    await expect(canvas.getByRole('radio', { name: 'Support' })).toBeDisabled();
  },
});

export const Invalid = meta.story({
  args: {
    defaultValue: '',
    isRequired: true,
    isInvalid: true,
    errorMessage: 'Choose when it is published',
    description: 'In the time zone of this browser.',
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription(
      'In the time zone of this browser. Choose when it is published',
    );
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const Long = meta.story({
  args: {
    options: [
      { value: 'now', label: 'A choice with a great many words in it that needs several lines' },
      {
        value: 'later',
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
        description: 'Unbreakable'.repeat(18),
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'At a moment' })).toBeChecked();
  },
});
