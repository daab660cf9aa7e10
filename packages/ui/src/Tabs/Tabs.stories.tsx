import { expect, fn, spyOn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { inlineBackward, inlineForward } from '../testing/inlineArrowKeys.ts';
import { Tabs, type TabItem } from './Tabs.tsx';

const TABS: readonly TabItem[] = [
  { value: 'profile', label: 'Profile', icon: 'user', content: <Text as="p">Joined in 2021</Text> },
  { value: 'messages', label: 'Messages', icon: 'mail', content: <Button>Write a message</Button> },
  { value: 'activity', label: 'Activity', icon: 'history', content: <Text as="p">Nothing yet</Text> },
];

const meta = preview.meta({
  title: 'Data/Tabs',
  component: Tabs,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the chosen tab, then into what it shows' },
      { keys: ['Arrow right', 'Arrow left'], does: 'Chooses the next or previous tab' },
      { keys: ['Home', 'End'], does: 'Chooses the first or last tab' },
    ],
  },
  args: { label: 'Amelia Okafor', tabs: TABS, onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Amelia Okafor' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Profile' })).toHaveTextContent('Joined in 2021');
    await expect(canvas.queryByText('Nothing yet')).toBeNull();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Profile' })).toHaveFocus();
    await userEvent.keyboard(inlineForward());
    await expect(canvas.getByRole('tab', { name: 'Messages' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('messages');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Write a message' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Profile' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel', { name: 'Activity' })).toHaveTextContent('Nothing yet');
    await userEvent.keyboard(inlineBackward());
    await expect(args.onChange).toHaveBeenLastCalledWith('messages');
  },
});

/** The caller keeps the value: nothing moves until it does. */
export const Controlled = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { value: 'activity' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Profile' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('profile');
    await expect(canvas.getByRole('tabpanel', { name: 'Activity' })).toBeVisible();
  },
});

export const Disabled = meta.story({
  args: {
    tabs: TABS.map((tab) => ({ ...tab, isDisabled: tab.value === 'profile' })),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Messages' })).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** A value from a URL that no tab has: the first tab is shown. */
export const UnknownValue = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { value: 'billing' },
  // Reported during development.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Profile' })).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Tabs that don't fit wrap: none is hidden. */
export const Long = meta.story({
  args: {
    defaultValue: 'long',
    tabs: [
      ...TABS,
      { value: 'long', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', content: 'Words' },
      { value: 'more', label: 'A label with a great many words in it', content: 'Unbreakable'.repeat(20) },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'A label with a great many words in it' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Unbreakable');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
