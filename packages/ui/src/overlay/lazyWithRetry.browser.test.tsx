import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { lazyWithRetry } from './lazyWithRetry.ts';

interface NoteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const Note = ({ isOpen }: NoteProps) => (isOpen ? <p>The note</p> : null);
const Message = () => <p>The message</p>;

let root: Root | undefined;
afterEach(() => root?.unmount());

function render(element: ReactNode) {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  root = createRoot(container);
  root.render(element);
}

function renderOverlay(load: () => Promise<typeof Note>) {
  const LazyNote = lazyWithRetry(load);
  function Screen() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button
          type="button"
          aria-expanded={isOpen}
          onPointerEnter={LazyNote.prefetch}
          onClick={() => setOpen(true)}
        >
          Note
        </button>
        <LazyNote isOpen={isOpen} onOpenChange={setOpen} />
      </>
    );
  }
  render(<Screen />);
}

const button = () => page.getByRole('button', { name: 'Note' });

test('an overlay closes and tells the page when its code fails to load, and retries when opened again', async () => {
  const onLoadError = vi.fn<(event: Event) => void>();
  addEventListener('planner:load-error', onLoadError, { once: true });
  let isOnline = false;
  renderOverlay(async () => {
    if (!isOnline) throw new Error('offline');
    return Note;
  });
  await button().click();
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false');
  expect(onLoadError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ detail: new Error('offline') }),
  );
  isOnline = true;
  await button().click();
  await expect.element(page.getByText('The note')).toBeVisible();
});

test('prefetched code is not fetched again', async () => {
  const load = vi.fn<() => Promise<typeof Note>>(async () => Note);
  renderOverlay(load);
  await button().hover();
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  load.mockClear();
  await button().click();
  await expect.element(page.getByText('The note')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test('an overlay that cannot close retries when the window gets `online`', async () => {
  const load = vi.fn<() => Promise<typeof Message>>(async () => Message);
  load.mockRejectedValueOnce(new Error('offline'));
  const LazyMessage = lazyWithRetry<{ isOpen: boolean }>(load);
  render(<LazyMessage isOpen />);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(document.body.textContent).toBe('');
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('The message')).toBeVisible();
});

test('a part shows `Pending`, then `Fallback` after a failure, and retries on `online`', async () => {
  const connection = new AbortController();
  const load = vi.fn<() => Promise<typeof Message>>(async () => Message);
  load.mockReturnValueOnce(
    new Promise((_resolve, reject) => {
      connection.signal.addEventListener('abort', () => reject(new Error('offline')));
    }),
  );
  const LazyMessage = lazyWithRetry(load, {
    Pending: () => <p>Loading</p>,
    Fallback: () => <p>Not available</p>,
  });
  render(<LazyMessage />);
  await expect.element(page.getByText('Loading')).toBeVisible();
  connection.abort();
  await expect.element(page.getByText('Not available')).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('The message')).toBeVisible();
});

test('code that arrives just after the first render is shown', async () => {
  const rendered = new EventTarget();
  const code = new Promise<typeof Message>((resolve) => {
    rendered.addEventListener('render', () => resolve(Message));
  });
  const Late = lazyWithRetry(() => code);
  Late.prefetch();
  function Screen() {
    // After the first render, and before its effects.
    useLayoutEffect(() => void rendered.dispatchEvent(new Event('render')), []);
    return <Late />;
  }
  render(<Screen />);
  await expect.element(page.getByText('The message')).toBeVisible();
});
