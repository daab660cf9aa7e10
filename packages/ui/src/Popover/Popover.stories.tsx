import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';
import { keyboard } from './Popover.keyboard.ts';

const meta = preview.meta({
  title: 'Feedback/Popover',
  component: Popover,
  parameters: { keyboard },
  args: {
    label: 'What counts as active',
    trigger: <Button>What is this?</Button>,
    children: <p>A habit counts as active when it was ticked off in the last thirty days.</p>,
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What is this?' }));
    const popover = await screen.findByRole('dialog', { name: 'What counts as active' });
    await expect(popover).toHaveTextContent('last thirty days');
  },
});

export const Keyboard = meta.story({
  args: {
    children: (
      <>
        <p>Two things to do.</p>
        <Button onPress={fn()}>One</Button> <Button onPress={fn()}>Two</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'What is this?' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog');
    await waitFor(() => expect(popover).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await expect(within(popover).getByRole('button', { name: 'One' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popover).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const ClosedOutside = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What is this?' }));
    const popover = await screen.findByRole('dialog');
    await userEvent.click(document.body);
    await waitFor(() => expect(popover).not.toBeInTheDocument());
  },
});

export const Long = meta.story({
  parameters: { docs: { story: { inline: false } } },
  args: { children: <p>{'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk and more. '.repeat(6)}</p> },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What is this?' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  ...Default.input,
  parameters: { docs: { story: { inline: false, height: '14rem' } } },
  globals: { direction: 'rtl' },
});
