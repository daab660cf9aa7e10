import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Toast, type ToastProps } from './Toast.tsx';
import { toast, ToastHost } from './ToastHost.tsx';

const meta = preview.meta({
  title: 'Feedback/Toast',
  component: Toast,
  parameters: {
    keyboard: [
      { keys: ['F6'], does: 'Moves to the toasts from anywhere, also from a dialog, and back' },
      { keys: ['Tab'], does: 'Moves through their buttons; timeouts pause meanwhile' },
      { keys: ['Enter', 'Space'], does: 'Presses the focused button; closing a toast moves the focus back' },
    ],
    docs: { story: { inline: false, height: '10rem' } },
  },
  args: { children: 'Budget plan published', onDismiss: fn() },
});

const findRegion = () => screen.findByRole('region', { name: 'Notifications' });

/** Tests fast-forward the countdowns instead of waiting. */
const countdowns = () =>
  document.getAnimations().filter(({ id }) => id === 'countdown') as readonly Animation[];

export const Default = meta.story({
  play: async () => {
    await waitFor(() => expect(screen.getByText('Budget plan published')).toBeVisible());
    await expect(screen.getByRole('status')).toHaveTextContent('Budget plan published');
    await expect(countdowns()[0]?.effect?.getComputedTiming().duration).toBe(3_000);
  },
});

export const Action = meta.story({
  args: {
    tone: 'info',
    children: '“Groceries” was deleted',
    action: <Button size="small">Undo</Button>,
  },
  play: async () => {
    const region = await findRegion();
    await expect(await within(region).findByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(within(region).getByRole('button', { name: 'Dismiss' })).toBeVisible();
    await expect(countdowns()[0]?.effect?.getComputedTiming().duration).toBe(10_000);
  },
});

/** What its action failed with. It stays until it is dismissed. */
export const Failure = meta.story({
  args: { tone: 'danger', children: 'Another account has the address lan.nguyen@example.org now' },
  play: async () => {
    const region = await findRegion();
    await expect(within(region).getByRole('alert')).toHaveTextContent(/^Another account/);
    await expect(countdowns()).toEqual([]);
  },
});

/** A page with a button that shows one more toast. */
function Page({ onDismiss, ...message }: ToastProps) {
  const [shown, setShown] = useState<readonly number[]>([]);
  return (
    <>
      <Button onPress={() => setShown((before) => [...before, (before.at(-1) ?? 0) + 1])}>Save</Button>
      <p>The text below must not move.</p>
      {shown.map((number) => (
        <Toast
          {...message}
          key={number}
          onDismiss={() => {
            onDismiss();
            setShown((before) => before.filter((other) => other !== number));
          }}
        >
          {`Version ${number} saved`}
        </Toast>
      ))}
    </>
  );
}

/** By a call, from anywhere below one host. */
export const Called = meta.story({
  render: () => (
    <>
      <ToastHost />
      <Button onPress={() => toast('Budget plan published')}>Publish</Button>
      <Button
        onPress={() => {
          const close = toast('“Groceries” was deleted', {
            tone: 'info',
            action: (
              <Button size="small" onPress={() => close()}>
                Undo
              </Button>
            ),
          });
        }}
      >
        Delete
      </Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(await screen.findByText('Budget plan published')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('“Groceries” was deleted')).not.toBeInTheDocument());
    await expect(screen.getByText('Budget plan published')).toBeVisible();
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { timeoutMs: 60_000 },
  render: (args) => <Page {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    button.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    const region = await findRegion();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(region).toHaveFocus();
    await expect(countdowns().map(({ playState }) => playState)).toEqual(['paused', 'paused']);
    await userEvent.keyboard('{F6}');
    await expect(button).toHaveFocus();
    await expect(countdowns().map(({ playState }) => playState)).toEqual(['running', 'running']);
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    const [first] = within(region).getAllByRole('button', { name: 'Dismiss' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Version 1 saved')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await userEvent.click(await within(region).findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(region).not.toBeVisible());
    await userEvent.keyboard('{F6}');
    await expect(region).not.toHaveFocus();
  },
});

/** One hovered toast pauses all, because the others would move it. */
export const PausedTogether = meta.story({
  args: { timeoutMs: 60_000 },
  render: (args) => <Page {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await userEvent.click(save);
    const words = await screen.findByText('Version 2 saved');
    await userEvent.hover(words);
    await expect(countdowns().map(({ playState }) => playState)).toEqual(['paused', 'paused']);
    await userEvent.unhover(words);
    await expect(countdowns().map(({ playState }) => playState)).toEqual(['running', 'running']);
    countdowns()[0]?.finish();
    await waitFor(() => expect(screen.queryByText('Version 1 saved')).not.toBeInTheDocument());
    await expect(words).toBeVisible();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

/** Where the user has scrolled to, the page stays in place, and no layout shift is measured. */
export const NothingMoves = meta.story({
  // The page is longer than a picture can be.
  parameters: { chromatic: { disableSnapshot: true } },
  args: { timeoutMs: 60_000 },
  render: (args) => (
    <>
      <div style={{ blockSize: '150vh' }} />
      <Page {...args} />
      <div style={{ blockSize: '150vh' }} />
    </>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText('The text below must not move.');
    text.scrollIntoView({ block: 'center' });
    const before = text.getBoundingClientRect().top;
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    // Without a user event, after which a shift would not count.
    canvas.getByRole('button', { name: 'Save' }).click();
    const words = await screen.findByText('Version 1 saved');
    await waitFor(() => expect(words.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(text.getBoundingClientRect().top).toBe(before);
    countdowns()[0]?.finish();
    await waitFor(() => expect(words).not.toBeInTheDocument());
    await expect(text.getBoundingClientRect().top).toBe(before);
    shifts.push(...observer.takeRecords());
    observer.disconnect();
    await expect(shifts).toEqual([]);
  },
});

/** A modal neither hides it nor closes when it is used. */
/** It moves to the bottom while it would cover the field. */
export const BesideTheField = meta.story({
  render: (args) => (
    <>
      <SearchField label="Search" />
      <Toast {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const region = await findRegion();
    await waitFor(() => expect(region.getBoundingClientRect().top).toBe(0));
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'a');
    await waitFor(() =>
      expect(region.getBoundingClientRect().top).toBeGreaterThan(field.getBoundingClientRect().bottom),
    );
  },
});

export const AboveADialog = meta.story({
  args: { timeoutMs: 60_000 },
  render: (args) => (
    <Dialog isOpen onOpenChange={args.onDismiss} title="History">
      <Page {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    const save = await screen.findByRole('button', { name: 'Save' });
    await userEvent.click(save);
    const region = await findRegion();
    await userEvent.keyboard('{F6}');
    await expect(region).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(save).toHaveFocus();
    await userEvent.click(within(region).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Version 1 saved')).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog', { name: 'History' })).toBeVisible();
  },
});

export const Long = meta.story({
  args: { children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk '.repeat(4) },
  play: async () => {
    const region = await findRegion();
    await expect(region.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
  globals: { viewport: { value: 'small' } },
});

export const RightToLeft = meta.story({ ...Action.input, globals: { direction: 'rtl' } });
