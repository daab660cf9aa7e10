import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { FileButton } from './FileButton.tsx';

const meta = preview.meta({
  title: 'Actions/FileButton',
  component: FileButton,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the button' },
      { keys: ['Enter', 'Space'], does: 'Opens the browser’s choice of files' },
    ],
  },
  args: { children: 'Choose file', accept: '.csv,text/csv', onSelect: fn() },
});

const FILE = new File(['Name\n'], 'people.csv', { type: 'text/csv' });

export const Default = meta.story();

export const Chooses = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Choose file');
    await userEvent.upload(input, FILE);
    await userEvent.upload(input, FILE);
    await expect(args.onSelect.mock.calls).toEqual([[FILE], [FILE]]);
  },
});

export const Primary = meta.story({ args: { variant: 'primary', icon: 'upload' } });

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Choose file')).toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  args: { children: 'اختر ملفًا', icon: 'upload' },
  globals: { direction: 'rtl' },
});
