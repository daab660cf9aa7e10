import { handlers } from '@planner/api-client/testing';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';

async function start() {
  const worker = setupWorker(...handlers);
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      // A call of the API that no mock answers is a mistake in the story: it fails there, and says so.
      if (frame instanceof HttpNetworkFrame && new URL(frame.data.request.url).pathname.startsWith('/api/'))
        defaults.error();
    },
  });
  return worker;
}

let started: ReturnType<typeof start> | undefined;

/**
 * Starts the worker that answers API calls in stories: with success, unless the story says otherwise in its `beforeEach`
 * (`({ msw }) => msw.use(…)`). Fonts, modules and the like go to the server as they are. A documentation page has many
 * stories that ask at once and share one worker.
 */
export function startMocks() {
  started ??= start();
  return started;
}
