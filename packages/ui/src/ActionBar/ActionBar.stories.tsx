import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Overflow } from '../Overflow/Overflow.tsx';
import { ActionBar } from './ActionBar.tsx';

const meta = preview.meta({
  title: 'Actions/ActionBar',
  component: ActionBar,
  args: {
    label: 'Selected users',
    children: '3 users selected',
    dismiss: <IconButton icon="close" label="Clear selection" onPress={fn()} />,
    extend: (
      <Button size="small" variant="quiet" onPress={fn()}>
        Select all 5,240
      </Button>
    ),
    actions: (
      <Overflow label="Change role">
        <Button size="small" onPress={fn()}>
          Make admin
        </Button>
        <Button size="small" onPress={fn()}>
          Make user
        </Button>
      </Overflow>
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

/** One row of 72 px, also on a phone: actions without room stand behind a button. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Selected users' });
    await expect(bar.offsetHeight).toBe(72);
    await expect(canvas.queryByRole('button', { name: 'Make admin' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Change role' })).toBeVisible();
  },
});

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
