import { act, createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { configure, screen, userEvent } from 'storybook/test';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dispatchDuringCommits } from './storyHooks.ts';

function Form() {
  const [isSent, setSent] = useState(false);
  const [changes, setChanges] = useState(0);
  const [clicks, setClicks] = useState(0);
  if (isSent) return createElement('button', { onClick: () => setClicks(clicks + 1) }, `Clicked ${clicks}`);
  return createElement('input', {
    'data-changes': changes,
    ref: (input: HTMLInputElement | null) => input?.addEventListener('change', () => setChanges(changes + 1)),
    onKeyDown: ({ key }: { key: string }) => key === 'Enter' && setTimeout(() => setSent(true)),
  });
}

test('React goes on after it has removed an input with typed text', async () => {
  // As Storybook does.
  configure({
    eventWrapper: (dispatch) => {
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
      let result;
      act(() => {
        result = dispatch();
      });
      vi.unstubAllGlobals();
      return result;
    },
  });
  dispatchDuringCommits();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    document.body.replaceChildren();
    configure({ eventWrapper: (dispatch) => dispatch() });
  });
  root.render(createElement(Form));
  await userEvent.type(await screen.findByRole('textbox'), 'typed{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Clicked 0' }));
  await screen.findByRole('button', { name: 'Clicked 1' });
  expect(screen.queryByRole('textbox')).toBeNull();
});
