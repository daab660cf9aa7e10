import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { Unavailable } from './Unavailable.tsx';

const REASON = 'Your access does not include this';
const onPress = fn();

const meta = preview.meta({
  title: 'Actions/Unavailable',
  component: Unavailable,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the control and shows the reason' },
      { keys: ['Enter', 'Space'], does: 'Does nothing' },
      { keys: ['Escape'], does: 'Hides the reason' },
    ],
  },
  args: {
    reason: REASON,
    children: (
      <Button icon="export" onPress={onPress}>
        Export
      </Button>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Export' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(REASON);
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(REASON));
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(canvas.getByRole('button'));
    await expect(onPress).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
});

export const Primary = meta.story({
  args: {
    children: (
      <LinkButton variant="primary" icon="add" href="/users/add-user">
        Add User
      </LinkButton>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Add User' });
    await expect(link).not.toHaveAttribute('href');
    await expect(link).toHaveAccessibleDescription(REASON);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});

/** The tooltip keeps the name of the icon. */
export const OfAnIcon = meta.story({
  args: { children: <IconButton icon="delete" label="Delete Ada" onPress={onPress} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(`Delete Ada. ${REASON}`));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Ada' }));
    await expect(onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(REASON);
  },
});

/** A link among the actions of a row. */
export const InATooltip = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    children: (
      <Tooltip content="Edit Ada">
        <LinkButton variant="quiet" size="small" icon="edit" href="/users/edit/1" aria-label="Edit Ada" />
      </Tooltip>
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(`Edit Ada. ${REASON}`));
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
