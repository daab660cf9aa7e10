import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Card } from '../Card/Card.tsx';
import { Grid, Stack } from './Stack.tsx';

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Card key={index} padding="m">
      {`Card ${index + 1}`}
    </Card>
  ));

const meta = preview.meta({
  title: 'Layout/Grid',
  component: Grid,
  args: { columns: 'cards' as const, children: cards(4) },
});

export const Default = meta.story({ globals: { viewport: { value: 'laptop' } } });

export const CardsOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByText(name).getBoundingClientRect();
    await expect(box('Card 2').top).toBe(box('Card 1').top);
    await expect(box('Card 3').top).toBeGreaterThan(box('Card 1').bottom);
  },
});

export const Columns = meta.story({
  globals: { viewport: { value: 'laptop' } },
  render: () => (
    <Stack gap="xl">
      {([2, 3, 4] as const).map((columns) => (
        <Grid key={columns} columns={columns}>
          {cards(columns)}
        </Grid>
      ))}
    </Stack>
  ),
});

export const MainAside = meta.story({
  args: { columns: 'mainAside', children: cards(2) },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByText(name).getBoundingClientRect();
    await expect(box('Card 1').width).toBeGreaterThan(box('Card 2').width);
  },
});

export const ListPane = meta.story({
  args: { columns: 'listPane', children: cards(2) },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByText(name).getBoundingClientRect();
    await expect(box('Card 2').top).toBe(box('Card 1').top);
    await expect(box('Card 2').width).toBeGreaterThan(box('Card 1').width);
  },
});

export const TwoAsides = meta.story({
  args: { columns: 'mainAside', children: cards(3) },
  globals: { viewport: { value: 'laptop' } },
  render: (args) => (
    <Stack>
      <Grid {...args} />
      <div style={{ maxInlineSize: '50rem' }}>
        <Grid {...args} />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [wide, narrow] = [0, 1].map((index) =>
      ['Card 1', 'Card 2', 'Card 3'].map((name) => canvas.getAllByText(name)[index]?.getBoundingClientRect()),
    );
    await expect(new Set(wide?.map((box) => box?.top)).size).toBe(1);
    await expect(new Set(narrow?.map((box) => box?.top)).size).toBe(2);
    await expect(narrow?.[2]?.top).toBe(narrow?.[1]?.top);
  },
});

export const MainAsideOnATablet = meta.story({
  args: { columns: 'mainAside', children: cards(2) },
  globals: { viewport: { value: 'tablet' } },
  // The room beside a sidebar.
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '43rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByText(name).getBoundingClientRect();
    await expect(box('Card 2').top).toBeGreaterThan(box('Card 1').bottom);
  },
});

export const RightToLeft = meta.story({
  args: { columns: 2, children: cards(2) },
  globals: { direction: 'rtl' },
});
