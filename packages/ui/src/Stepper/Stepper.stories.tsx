import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { NavigationProvider } from '../Link/NavigationProvider.tsx';
import { Stepper } from './Stepper.tsx';

const navigate = fn();

const meta = preview.meta({
  title: 'Feedback/Stepper',
  component: Stepper,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the next step that is done and has a link' },
      { keys: ['Enter'], does: 'Opens it' },
    ],
  },
  beforeEach: () => void navigate.mockClear(),
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate}>
        <Story />
      </NavigationProvider>
    ),
  ],
  args: {
    label: 'Import',
    steps: [
      { label: 'Choose a file', href: '/import/file' },
      { label: 'Match columns' },
      { label: 'Check rows' },
    ],
    current: 1,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(canvas.getByRole('list', { name: 'Import' })).toBeVisible();
    await expect(steps[0]).toHaveTextContent('Done');
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
    await expect(steps[1]).toHaveTextContent('2Match columns');
    await expect(steps[2]).not.toHaveAttribute('aria-current');
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Choose a file' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/import/file');
  },
});

export const First = meta.story({
  args: { current: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const AllDone = meta.story({
  args: { current: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Done')).toHaveLength(3);
  },
});

/** Below each other on a phone. */
export const Long = meta.story({
  args: {
    current: 1,
    steps: [
      { label: 'A step with a great many words in its name that needs several lines', href: '/one' },
      { label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
      { label: 'Unbreakable'.repeat(18) },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
