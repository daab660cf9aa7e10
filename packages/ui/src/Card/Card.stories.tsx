import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const words = <Text as="p">We keep what you tell us: your name, e-mail address and date of birth.</Text>;

const meta = preview.meta({ title: 'Data/Card', component: Card, args: { children: words } });

export const Default = meta.story({});

export const Titled = meta.story({
  args: { title: 'Recent Users', actions: <Button size="small">View all</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Recent Users' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Recent Users' })).toBeVisible();
  },
});

export const Variants = meta.story({
  render: () => (
    <Grid columns={3}>
      {(['none', 'm', 'l'] as const).map((padding) => (
        <Card key={padding} padding={padding} title={padding}>
          {words}
        </Card>
      ))}
      {(['none', 'm', 'l'] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          {words}
        </Card>
      ))}
    </Grid>
  ),
});

/** Parts of one card, each with its own title and actions. */
export const Parts = meta.story({
  args: {
    title: 'Account and access',
    children: (
      <>
        <Card isPart title="Access" actions={<Button size="small">Change access</Button>}>
          {words}
        </Card>
        <Card isPart title="Sessions">
          {words}
        </Card>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Account and access' })).toContainElement(
      canvas.getByRole('region', { name: 'Access' }),
    );
    await expect(canvas.getByRole('heading', { level: 3, name: 'Sessions' })).toBeVisible();
  },
});

/** For a few lines above what they are about. */
export const Bar = meta.story({
  args: { title: 'Publishing', isBar: true, children: 'Version 14 is in force since Aug 31, 2026.' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Publishing' });
    await expect(bar.clientHeight).toBeLessThan(48);
  },
});

export const LongWords = meta.story({
  args: { title: 'x'.repeat(200), actions: <Button size="small">View all</Button> },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  args: { title: 'Recent Users', actions: <Button size="small">View all</Button> },
  globals: { direction: 'rtl' },
});
