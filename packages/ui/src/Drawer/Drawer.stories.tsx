import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function WithTrigger({ onOpenChange, ...props }: DrawerProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Order 4711</Button>
      <Drawer
        {...props}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange(next);
        }}
      />
    </>
  );
}
WithTrigger.displayName = 'Drawer';

const meta = preview.meta({
  title: 'Feedback/Drawer',
  component: Drawer,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves through the drawer; focus is trapped inside' },
      { keys: ['J', 'K'], does: 'With steps: shows the next or the previous item' },
      { keys: ['Escape'], does: 'Closes it and restores focus' },
    ],
    docs: { story: { inline: false, height: '24rem' } },
  },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Order 4711',
    children: (
      <DescriptionList
        items={[
          { term: 'Customer', description: 'Amelia Okafor' },
          { term: 'Total', description: '€1,249.50' },
        ]}
      />
    ),
    footer: (
      <>
        <Button>Print</Button>
        <Button variant="primary">Ship</Button>
      </>
    ),
  },
  render: (args) => <WithTrigger {...args} />,
});

export const Default = meta.story({
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Order 4711' });
    await waitFor(() => expect(drawer).toBeVisible());
    await waitFor(() =>
      expect(Math.round(drawer.getBoundingClientRect().height)).toBe(document.documentElement.clientHeight),
    );
  },
});

export const Keyboard = meta.story({
  args: { isOpen: false },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Order 4711' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer).toHaveFocus());
    await userEvent.tab();
    await expect(within(drawer).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(within(drawer).getByRole('button', { name: 'Ship' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

export const Steps = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    steps: { previousLabel: 'Previous order', nextLabel: 'Next order', onPrevious: fn(), onNext: fn() },
  },
  play: async ({ userEvent, args }) => {
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer).toHaveFocus());
    await userEvent.keyboard('j');
    await expect(args.steps?.onNext).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});

/** It scrolls; nothing behind it does. */
export const Long = meta.story({
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk and a title that goes on',
    children: (
      <p>
        {'Unbreakable'.repeat(20)} {'And a great many words. '.repeat(80)}
      </p>
    ),
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** At 200% the buttons leave the title its words. */
export const LargeText = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    title: 'Charged twice in November',
    steps: { previousLabel: 'Newer', nextLabel: 'Older', onPrevious: fn(), onNext: fn() },
  },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async () => {
    const title = await screen.findByRole('heading', { name: 'Charged twice in November' });
    await waitFor(() => expect(title).toBeVisible());
    await expect(title.clientWidth).toBeGreaterThan(180);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().left)).toBe(0));
  },
});
