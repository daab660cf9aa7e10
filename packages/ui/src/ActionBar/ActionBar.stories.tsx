import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { ActionBar } from './ActionBar.tsx';

const meta = preview.meta({
  title: 'Actions/ActionBar',
  component: ActionBar,
  args: {
    label: 'Selected users',
    children: '3 users selected',
    dismiss: (
      <Button size="small" variant="quiet" onPress={fn()}>
        Clear selection
      </Button>
    ),
    actions: (
      <>
        <Button size="small" onPress={fn()}>
          Make admin
        </Button>
        <Button size="small" onPress={fn()}>
          Make user
        </Button>
      </>
    ),
    destructiveAction: (
      <Button size="small" icon="delete" onPress={fn()}>
        Delete
      </Button>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Selected users' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 users selected');
  },
});

export const WithoutDestructiveAction = meta.story({ args: { destructiveAction: undefined } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongWords = meta.story({
  args: { children: `${'Wolfeschlegelsteinhausenbergerdorff'.repeat(5)} selected` },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** In short windows it scrolls with the page, because it would cover half of it. */
export const Zoomed = meta.story({
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Selected users' })).toHaveStyle({ position: 'static' });
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
