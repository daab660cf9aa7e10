import { useRef } from 'react';
import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = preview.meta({
  title: 'Text/Heading',
  component: Heading,
  args: { level: 1 as const, children: 'User Management' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  },
});

export const Sizes = meta.story({
  render: () => (
    <Stack>
      <Heading level={1} size="title">
        Title, 24 px
      </Heading>
      <Heading level={2} size="section">
        Section, 20 px
      </Heading>
      <Heading level={3} size="screen">
        Screen, 17 px
      </Heading>
      <Heading level={4} size="card">
        Card, 15 px
      </Heading>
    </Stack>
  ),
});

function Screen() {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Stack align="start">
      <Heading level={1} isFocusTarget ref={title}>
        All Users
      </Heading>
      <Button onPress={() => title.current?.focus()}>Enter the screen</Button>
    </Stack>
  );
}

export const FocusTarget = meta.story({
  render: () => <Screen />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading')).toHaveFocus();
  },
});

export const LongWords = meta.story({
  args: { children: 'Wiederherstellungsbestätigung'.repeat(6) },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
