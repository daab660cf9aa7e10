import type { ComponentType } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import { NavigationProvider } from '../Link/NavigationProvider.tsx';
import { Text } from '../Text/Text.tsx';
import { List, ListItem } from './List.tsx';

const PEOPLE = ['Amelia Okafor', 'Jonas Weber', 'Sofía Martínez'];

const people = (names: readonly string[]) =>
  names.map((name) => (
    <ListItem key={name} before={<Avatar name={name} />} after={<Badge tone="positive">Active</Badge>}>
      <Text weight="semibold">{name}</Text>
    </ListItem>
  ));

const meta = preview.meta({
  title: 'Data/List',
  component: List,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to an item that is a link' },
      { keys: ['Enter'], does: 'Follows it' },
    ],
  },
  args: { label: 'Recent users', children: people(PEOPLE) },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Recent users' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const InACard = meta.story({
  render: (args) => (
    <Card title="Recent users">
      <List {...args} label={undefined} />
    </Card>
  ),
});

export const TextOnly = meta.story({
  args: { children: PEOPLE.map((name) => <ListItem key={name}>{name}</ListItem>) },
});

const navigate = fn();

const linked = PEOPLE.map((name, index) => (
  <ListItem
    key={name}
    href={`/users/${index}`}
    before={<Avatar name={name} />}
    after={<Badge tone="positive">Active</Badge>}
  >
    <Text weight="semibold">{name}</Text>
  </ListItem>
));

const withNavigation = (Story: ComponentType) => (
  <NavigationProvider navigate={navigate}>
    <Story />
  </NavigationProvider>
);

export const Links = meta.story({
  args: {
    children: linked,
  },
  decorators: [withNavigation],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Jonas Weber' });
    await expect(link).toHaveAttribute('href', '/users/1');
    // The whole row is its target.
    const { left, top } = canvas.getAllByText('Active')[1]?.getBoundingClientRect() ?? { left: 0, top: 0 };
    await expect(document.elementFromPoint(left + 2, top + 2)).toBe(link);
    await userEvent.click(link);
    await expect(navigate).toHaveBeenLastCalledWith('/users/1');
    link.blur();
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: linked },
  decorators: [withNavigation],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Amelia Okafor' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/users/0');
  },
});

export const Long = meta.story({
  args: {
    children: people(['María del Carmen '.repeat(12).slice(0, 200), 'Unbreakable'.repeat(18).slice(0, 200)]),
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
