import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({ title: 'Data/Avatar', component: Avatar, args: { name: 'Amelia Okafor' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AO')).toHaveAttribute('aria-hidden', 'true');
  },
});

const NAMES = [
  'Amelia Okafor',
  'Jonas Weber',
  'Sofía Martínez',
  'Noah Lindgren',
  'Priya Raman',
  'Yuki Tanaka',
];

export const Variants = meta.story({
  render: () => (
    <Stack>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Inline key={size}>
          {NAMES.map((name) => (
            <Avatar key={name} name={name} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
});

export const EdgeCases = meta.story({
  render: () => (
    <Inline>
      <Avatar name="" />
      <Avatar name="cher" />
      <Avatar name="  Ana  María   de la Cruz " />
      <Avatar name={'x'.repeat(200)} />
      <Avatar name="ångström ørsted" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('C')).toBeVisible();
    await expect(canvas.getByText('AC')).toBeVisible();
    await expect(canvas.getByText('ÅØ')).toBeVisible();
  },
});
