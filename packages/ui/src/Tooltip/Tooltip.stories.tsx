import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  title: 'Actions/Tooltip',
  component: Tooltip,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the control and shows the tooltip' },
      { keys: ['Escape'], does: 'Closes the tooltip' },
    ],
  },
  args: {
    content: 'Writes a file with every user of this list',
    children: <Button onPress={fn()}>Export</Button>,
  },
});

export const Default = meta.story({ parameters: { chromatic: { disableSnapshot: true } } });

export const Hovered = meta.story({
  // It closes while the picture is being taken, because the pointer moves away.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Export' });
    // A pointer must move to count as hovering.
    await userEvent.hover(document.body);
    await userEvent.hover(button);
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Writes a file');
    await expect(button).toHaveAccessibleDescription('Writes a file with every user of this list');
    await userEvent.hover(tooltip);
    await expect(screen.getByRole('tooltip')).toBeVisible();
  },
});

export const Keyboard = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
});

export const OnALink = meta.story({
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  args: { children: <Link href="/users">Users</Link>, placement: 'end' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription(/Writes a file/);
  },
});

/** Instead of the icon's own. */
export const OnAnIcon = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: <IconButton icon="export" label="Export" /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(/^Writes a file/));
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
  },
});

export const LongWords = meta.story({
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  args: { content: 'Donaudampfschifffahrtsgesellschaft '.repeat(8), placement: 'bottom' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
});

export const RightToLeft = meta.story({
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  args: { placement: 'start' },
  globals: { direction: 'rtl' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
});
