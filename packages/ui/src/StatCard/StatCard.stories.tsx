import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { NavigationProvider } from '../Link/NavigationProvider.tsx';
import { Grid, Inline, Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { StatCard } from './StatCard.tsx';

const trend = (
  <>
    <Text tone="positive" weight="semibold">
      +318
    </Text>{' '}
    in 30 days
  </>
);

const navigate = fn();

const meta = preview.meta({
  title: 'Data/StatCard',
  component: StatCard,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to a card that is a link' },
      { keys: ['Enter'], does: 'Follows it' },
    ],
  },
  args: { icon: 'users' as const, label: 'Total Users', value: '12,480', note: trend },
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate}>
        <Story />
      </NavigationProvider>
    ),
  ],
  render: (args) => (
    <div style={{ maxInlineSize: '17rem' }}>
      <StatCard {...args} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12,480')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { href: '/users/all-users' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/users/all-users');
  },
});

export const Linked = meta.story({
  args: { href: '/users/all-users' },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Total Users 12,480' });
    await expect(link).toHaveAttribute('href', '/users/all-users');
    const { left, bottom } = canvas.getByText('in 30 days').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 1, bottom - 1)).toBe(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalled();
  },
});

export const WithoutNote = meta.story({ args: { note: undefined } });

export const Loading = meta.story({
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total Users')).toBeVisible();
    await expect(canvas.queryByText('12,480')).not.toBeInTheDocument();
  },
});

export const LoadingThenReady = meta.story({
  args: { isLoading: true },
  render: function LoadingThenReadyStory(args) {
    const [isLoading, setLoading] = useState(true);
    return (
      <Stack>
        <StatCard {...args} isLoading={isLoading} />
        <Inline>
          <Button onPress={() => setLoading(false)}>Load</Button>
        </Inline>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const load = canvas.getByRole('button', { name: 'Load' });
    const top = load.getBoundingClientRect().top;
    await userEvent.click(load);
    await expect(canvas.getByText('12,480')).toBeVisible();
    await expect(load.getBoundingClientRect().top).toBe(top);
  },
});

export const LongWords = meta.story({
  args: {
    label: 'Kundenbetreuungsverantwortlichkeiten',
    value: '1,234,567,890,123,456',
    note: 'x'.repeat(60),
  },
});

const row = (
  <Grid columns="cards" gap="m">
    <StatCard icon="users" label="Total Users" value="12,480" note={trend} />
    <StatCard icon="habits" label="Active Habits" value="6" note={trend} />
    <StatCard icon="finances" label="Finance Categories" value="6" note="no change" />
    <StatCard icon="workouts" label="Workout Categories" value="5" note={trend} />
  </Grid>
);

export const RowOnPhone = meta.story({ render: () => row, globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ args: { href: '/users/all-users' }, globals: { direction: 'rtl' } });
