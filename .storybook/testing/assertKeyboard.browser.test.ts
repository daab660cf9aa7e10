import { afterEach, expect, test, vi } from 'vitest';
import { assertKeyboard } from './assertKeyboard.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('waits for the focus that a closing dialog restores in the next frame', async () => {
  const button = document.createElement('button');
  button.style.outline = '2px solid';
  document.body.append(button);
  const onFocus = vi.fn<() => void>();
  button.addEventListener('focus', onFocus);

  // Simulates a busy machine that draws the next frame late.
  const callbacks: FrameRequestCallback[] = [];
  const drawFrame = () => {
    for (const callback of callbacks.splice(0)) callback(performance.now());
  };
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    if (callbacks.push(callback) > 1) setTimeout(drawFrame);
    return 0;
  });
  button.addEventListener('blur', () => setTimeout(drawFrame), { once: true });
  // As react-aria restores focus.
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) button.focus();
  });

  await assertKeyboard();
  expect(document.activeElement).toBe(document.body);
  expect(onFocus).toHaveBeenCalledTimes(2);
});
