import { expect, screen, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Link } from '../Link/Link.tsx';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { HoverCard } from './HoverCard.tsx';

const meta = preview.meta({
  title: 'Actions/HoverCard',
  component: HoverCard,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the link and shows the card' },
      { keys: ['Escape'], does: 'Closes the card' },
    ],
    docs: { story: { inline: false, height: '12rem' } },
  },
  args: {
    content: (
      <Inline gap="s">
        <Avatar name="Amelia Okafor" />
        <Stack gap="xxs">
          <Text>Amelia Okafor</Text>
          <Text tone="muted">Joined in May 2024</Text>
        </Stack>
      </Inline>
    ),
    children: <Link href="/users/1">Amelia Okafor</Link>,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Amelia Okafor' })).toBeVisible();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('Joined in May 2024')).toBeVisible());
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription(/Joined in May 2024/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});

export const Shown = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
});

/** The pointer can move onto it. */
export const Hovered = meta.story({
  // It closes while the picture is being taken, because the pointer moves away.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(document.body);
    await userEvent.hover(canvas.getByRole('link'));
    await userEvent.hover(await screen.findByRole('tooltip'));
    await expect(screen.getByRole('tooltip')).toBeVisible();
  },
});

export const Long = meta.story({
  ...Shown.input,
  args: { content: 'Donaudampfschifffahrtsgesellschaft '.repeat(12) },
  globals: { viewport: { value: 'small' } },
});

export const RightToLeft = meta.story({ ...Shown.input, globals: { direction: 'rtl' } });
