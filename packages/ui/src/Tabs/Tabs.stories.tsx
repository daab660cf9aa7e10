import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { forward } from '../keyboard/arrows.ts';
import { Text } from '../Text/Text.tsx';
import { keyboard } from './Tabs.keyboard.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';

/** Keeps the chosen tab, as a screen would. */
function Kept({ onSelectionChange, ...props }: TabsProps) {
  const [selectedKey, setSelectedKey] = useState(props.selectedKey);
  return (
    <Tabs
      {...props}
      selectedKey={selectedKey}
      onSelectionChange={(next) => {
        setSelectedKey(next);
        onSelectionChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Data/Tabs',
  component: Tabs,
  parameters: { keyboard },
  args: {
    label: 'Amelia Okafor',
    selectedKey: 'profile',
    onSelectionChange: fn(),
    items: [
      { id: 'profile', title: 'Profile', icon: 'user' as const, content: <Text as="p">Joined in May.</Text> },
      { id: 'habits', title: 'Habits', content: <Button>Add habit</Button> },
      { id: 'history', title: 'History', content: <Text as="p">Signed in today.</Text> },
    ],
  },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('tablist', { name: 'Amelia Okafor' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Profile' })).toHaveTextContent('Joined in May.');
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }));
    await expect(canvas.getByRole('tabpanel', { name: 'History' })).toHaveTextContent('Signed in today.');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('history');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Profile' })).toHaveFocus();
    await userEvent.keyboard(forward());
    await expect(canvas.getByRole('tab', { name: 'Habits' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await userEvent.keyboard(forward());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add habit' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('tab', { name: 'Habits' })).toHaveFocus();
  },
});

/** The arrows walk, Enter shows: for views that take time to load. */
export const Manual = meta.story({
  args: { keyboardActivation: 'manual' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(forward());
    await expect(canvas.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tab', { name: 'Habits' })).toHaveAttribute('aria-selected', 'true');
  },
});

export const Disabled = meta.story({
  args: {
    items: [
      { id: 'profile', title: 'Profile', content: 'Joined in May.' },
      { id: 'billing', title: 'Billing', isDisabled: true, content: 'Nothing yet.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Billing' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Long = meta.story({
  args: {
    items: [
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
      'A title that is a whole sentence, which no title should be',
      'Last',
    ].map((title, index) => ({ id: index === 0 ? 'profile' : title, title, content: title.repeat(8) })),
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
