import addonMsw from 'msw-storybook-addon';

async function start() {
  const [{ handlers }, { setupWorker }, { HttpNetworkFrame }] = await Promise.all([
    import('@planner/api-client/testing'),
    import('msw/browser'),
    import('msw/experimental'),
  ]);
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
const addon = addonMsw(() => (started ??= start()));
const [prepare] = [addon.beforeEach].flat();

/** Components of the kit call no server, so they don't wait for the mocks. */
export const addonMocks: typeof addon = {
  ...addon,
  beforeEach: (context) => (context.title.startsWith('Features/') ? prepare?.(context) : undefined),
};
