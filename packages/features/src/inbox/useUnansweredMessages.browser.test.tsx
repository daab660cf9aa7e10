import { createApiClient } from '@planner/api-client';
import { handlers } from '@planner/api-client/testing';
import { getResponse } from 'msw';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { AppProviders, createQueryClient } from '../shared/app/AppProviders.tsx';
import { useUnansweredMessages } from './useUnansweredMessages.ts';

const Count = () => <p>{useUnansweredMessages()} unanswered</p>;

const answer = async (request: Request) => (await getResponse(handlers, request)) ?? Response.error();

/** Opens a page. Returns what it says, and what closes it. */
const open = (fetchResponse: (request: Request) => Promise<Response>) => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <AppProviders
      client={createApiClient({ fetch: fetchResponse })}
      queryClient={createQueryClient()}
      serverNow={Date.now}
    >
      <Count />
    </AppProviders>,
  );
  return { text: () => container.textContent, close: () => root.unmount() };
};

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

test('a page in any tab shows the last count before it has the next one, until a sign-out', async () => {
  const first = open(answer);
  await expect.poll(first.text, { timeout: 5000 }).toBe('9 unanswered');
  const second = open(() => new Promise(() => {}));
  await expect.poll(second.text).toBe('9 unanswered');
  first.close();
  second.close();
  const third = open(() => new Promise(() => {}));
  await expect.poll(third.text).toBe('0 unanswered');
  third.close();
});
