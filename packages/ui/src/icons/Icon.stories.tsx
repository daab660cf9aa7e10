import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Grid, Inline } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { paths } from './generated/paths.ts';

const meta = preview.meta({ title: 'Foundations/Icon', component: Icon, args: { name: 'users' as const } });

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <Inline>
      <Icon {...args} size="small" />
      <Icon {...args} size="medium" />
      <Icon {...args} size="large" />
    </Inline>
  ),
});

const all = (
  <Grid columns="cards">
    {(Object.keys(paths) as IconName[]).map((name) => (
      <Inline key={name} gap="xs">
        <Icon name={name} />
        <Text size="small">{name}</Text>
      </Inline>
    ))}
  </Grid>
);

export const All = meta.story({ render: () => all });

export const RightToLeft = meta.story({
  render: () => all,
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const turned = [...canvasElement.querySelectorAll('svg')].filter(
      (svg) => getComputedStyle(svg).transform !== 'none',
    );
    await expect(turned).toHaveLength(7);
  },
});
