import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Inline } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { CopyButton } from './CopyButton.tsx';

const meta = preview.meta({
  title: 'Actions/CopyButton',
  component: CopyButton,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the button and shows its tooltip' },
      { keys: ['Enter', 'Space'], does: 'Copies; the button keeps focus and announces the result' },
      { keys: ['Escape'], does: 'Closes the tooltip' },
    ],
  },
  args: { text: '2000000912345678', label: 'Copy transaction ID 2000000912345678' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy transaction ID 2000000912345678' })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** The result shows for two seconds, so a picture would be flaky. */
const withoutPicture = { chromatic: { disableSnapshot: true } };

export const Copied = meta.story({
  parameters: withoutPicture,
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(button);
    await expect(writeText).toHaveBeenCalledWith(args.text);
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
    await waitFor(() => expect(button).toHaveAccessibleName(args.label), { timeout: 4000 });
  },
});

/** On pages with http, browsers have no clipboard API. */
export const WithoutClipboard = meta.story({
  parameters: withoutPicture,
  beforeEach: () => {
    const clipboard = spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
    return () => clipboard.mockRestore();
  },
  play: async ({ canvas, userEvent, args }) => {
    const copied: (string | undefined)[] = [];
    const exec = spyOn(document, 'execCommand').mockImplementation(() => {
      const event = new ClipboardEvent('copy', {
        bubbles: true,
        cancelable: true,
        clipboardData: new DataTransfer(),
      });
      document.dispatchEvent(event);
      copied.push(event.clipboardData?.getData('text/plain'));
      return true;
    });
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(copied).toEqual([args.text]);
    exec.mockRestore();
  },
});

export const Keyboard = meta.story({
  parameters: withoutPicture,
  play: async ({ canvas, userEvent, args }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: args.label });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(writeText).toHaveBeenCalledTimes(2));
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
  },
});

export const NotAllowed = meta.story({
  parameters: withoutPicture,
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Could not be copied'));
  },
});

export const InALine = meta.story({
  args: { text: 'x'.repeat(200), label: 'Copy the address' },
  render: (args) => (
    <Inline gap="xs" wrap={false}>
      <Text>{args.text}</Text>
      <CopyButton {...args} />
    </Inline>
  ),
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
