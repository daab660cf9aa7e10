import { createApiClient } from '@planner/api-client';
import { handlers } from '@planner/api-client/testing';
import { getResponse } from 'msw';
import { createRoot } from 'react-dom/client';
import { screen } from 'storybook/test';
import { afterEach, expect, test } from 'vitest';
import { AppProviders, createQueryClient } from '../shared/app/AppProviders.tsx';
import { useUnansweredMessages } from './useUnansweredMessages.ts';

const Count = () => <p>{useUnansweredMessages()} unanswered</p>;

const answer = async (request: Request) => (await getResponse(handlers, request)) ?? Response.error();

/** Opens a page. Returns what closes it. */
const open = (fetchResponse: (request: Request) => Promise<Response>) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <AppProviders
      client={createApiClient({ fetch: fetchResponse })}
      queryClient={createQueryClient()}
      serverNow={Date.now}
    >
      <Count />
    </AppProviders>,
  );
  return () => root.unmount();
};

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

test('a page in any tab shows the last count before it has the next one', async () => {
  const close = open(answer);
  await expect.poll(() => screen.queryByText('9 unanswered'), { timeout: 5000 }).not.toBeNull();
  close();
  const closeAgain = open(() => new Promise(() => {}));
  await expect.poll(() => screen.queryByText('9 unanswered')).not.toBeNull();
  closeAgain();
});
