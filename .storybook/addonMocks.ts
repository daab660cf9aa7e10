import addonMsw from 'msw-storybook-addon';

const addon = addonMsw(async () => (await import('./startMocks.ts')).startMocks());
const [prepare] = [addon.beforeEach].flat();

/** Components of the kit call no server, so they don't wait for the mocks. */
export const addonMocks: typeof addon = {
  ...addon,
  beforeEach: (context) => (context.title.startsWith('Features/') ? prepare?.(context) : undefined),
};
