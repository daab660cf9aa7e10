import { handlers } from '@planner/api-client/testing';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';

async function start() {
  const worker = setupWorker(...handlers);
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      // An unmocked API call is a mistake in the story, so fail it.
      if (frame instanceof HttpNetworkFrame && new URL(frame.data.request.url).pathname.startsWith('/api/'))
        defaults.error();
    },
  });
  return worker;
}

let started: ReturnType<typeof start> | undefined;

/** Calls succeed unless a story overrides them: `({ msw }) => msw.use(…)`. Stories on a page share one worker. */
export function startMocks() {
  started ??= start();
  return started;
}
