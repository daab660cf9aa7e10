import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Badge } from '../Badge/Badge.tsx';
import { NavigationProvider } from '../Link/NavigationProvider.tsx';
import { BarList, type BarListItem } from './BarList.tsx';

const items: BarListItem[] = [
  {
    id: 'ACTIVE',
    label: <Badge tone="positive">ACTIVE</Badge>,
    value: 7412,
    text: '7,412',
    tone: 'positive',
  },
  {
    id: 'EXPIRED',
    label: <Badge tone="warning">EXPIRED</Badge>,
    value: 3301,
    text: '3,301',
    tone: 'warning',
  },
  { id: 'ERROR', label: <Badge tone="danger">ERROR</Badge>, value: 2, text: '2', tone: 'danger' },
  { id: 'PAUSED', label: <Badge tone="neutral">PAUSED</Badge>, value: 0, text: '0', tone: 'neutral' },
];

const meta = preview.meta({
  title: 'Data/BarList',
  component: BarList,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to a bar that is a link' },
      { keys: ['Enter'], does: 'Follows it' },
    ],
  },
  args: {
    label: 'Subscriptions by status',
    items,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Subscriptions by status' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('ACTIVE7,412');
  },
});

export const Links = meta.story({
  args: { items: items.map((item) => ({ ...item, href: `/subscriptions?status=${item.id}` })) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'EXPIRED 3,301' });
    await expect(link).toHaveAttribute('href', '/subscriptions?status=EXPIRED');
    const { left, bottom } = link.parentElement?.getBoundingClientRect() ?? { left: 0, bottom: 0 };
    await expect(document.elementFromPoint(left + 2, bottom - 2)).toBe(link);
  },
});

const navigate = fn();

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { items: items.map((item) => ({ ...item, href: `/subscriptions?status=${item.id}` })) },
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate}>
        <Story />
      </NavigationProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'ACTIVE 7,412' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/subscriptions?status=ACTIVE');
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongWords = meta.story({
  args: {
    items: [
      {
        id: 'long',
        label: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(6),
        value: 9,
        text: '1,234,567,890',
      },
      { id: 'unbroken', label: 'x'.repeat(200), value: 3, text: '3' },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
