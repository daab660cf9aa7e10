import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No categories found', description: 'Create your first habit category to get started' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No categories found')).toBeVisible();
    await expect(canvas.getByText('Create your first habit category to get started')).toBeVisible();
  },
});

const onPress = fn();

export const WithAction = meta.story({
  args: {
    icon: 'search',
    action: (
      <Button icon="add" onPress={onPress}>
        Add Category
      </Button>
    ),
  },
  beforeEach: () => {
    onPress.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Category' }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
});

export const LongWords = meta.story({
  args: { title: 'x'.repeat(200), description: 'Wiederherstellungsbestätigung '.repeat(8) },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ args: { icon: 'search' }, globals: { direction: 'rtl' } });
