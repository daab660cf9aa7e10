import { createApiClient, getPolicy, getSession, type ApiClient } from '@planner/api-client';
import { brand } from '@planner/brand';
import { createQueryClient, type Rights, rightsOf } from '@planner/features/shared';
import { AuthLayout, BrandProvider, Button, CenteredSpinner, LocaleProvider } from '@planner/ui';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { BROWSER_NAMES } from '../build/browsers.ts';
import { apiBaseUrl } from './api.ts';
import { consoleScreens, prefetchScreenData } from './consoleScreens.ts';
import { AppFrame } from './entries/AppFrame.tsx';
import { ConsoleEntry, SessionApp } from './entries/SessionApp.tsx';
import { SignIn } from './entries/SignIn.tsx';
import { patternOf } from './paths.ts';
import { isWithoutSession, publicPageOf } from './publicPages.ts';
import { accessTo, requiredOperation, screenNames, type ScreenName } from './screens.ts';

// The build runs this file in Node: what start.js requests, and what the page shows before its code has loaded.

const componentsOf = (name: ScreenName): string[] => [
  ...(isWithoutSession(name) ? [] : ['SessionApp']),
  ...(publicPageOf(name) ? [] : ['openConsole', 'Shell']),
  consoleScreens[name].load.component,
];

/** Node has no relative addresses. */
const ORIGIN = 'http://console.invalid';
const PARAMETER = 'path-parameter';

/** The address that a call of the API client requests, relative to the console's path unless it is on another host. */
const addressOf = (call: (client: ApiClient) => void): Promise<string> =>
  new Promise((resolve) => {
    const fetch = ({ url }: Request): Promise<never> => {
      resolve(url.replace(`${ORIGIN}/`, '').replace(PARAMETER, '$1'));
      return new Promise(() => {});
    };
    call(createApiClient({ baseUrl: new URL(apiBaseUrl, ORIGIN).href, fetch }));
  });

const dataAddressOf = async (name: ScreenName, rights: Rights): Promise<string> => {
  const queryClient = createQueryClient();
  const address = await addressOf((client) =>
    prefetchScreenData({ name, id: PARAMETER }, '', { client, queryClient, rights }),
  );
  // Ends the prefetch, whose timer would keep the build running.
  queryClient.getMutationCache().build(queryClient, {});
  return address;
};

/** The data of pages without a session. */
const publicData: Partial<Record<ScreenName, (client: ApiClient) => void>> = {
  privacyPolicy: (client) => void getPolicy(client, 'privacy'),
  termsAndConditions: (client) => void getPolicy(client, 'terms'),
};

const NO_EXTRAS = rightsOf([], []);
const ALL_EXTRAS = rightsOf({ includes: () => true }, []);

/** Undefined if it depends on the server's extras, which start.js doesn't know. */
const dataOf = async (name: ScreenName): Promise<string | undefined> => {
  const request = publicData[name];
  if (request) return addressOf(request);
  if (!consoleScreens[name].prefetch || accessTo(name, NO_EXTRAS) !== 'open') return undefined;
  const address = await dataAddressOf(name, NO_EXTRAS);
  return address === (await dataAddressOf(name, ALL_EXTRAS)) ? address : undefined;
};

const startScreen = async (path: ScreenName) => {
  // For signed-in users, the sign-in leads to the dashboard.
  const name = path === 'login' ? 'dashboard' : path;
  return {
    /** Source of the regular expression that matches its paths. */
    pattern: patternOf(path).source,
    /** The exports that render it. start.js preloads their chunks. */
    components: componentsOf(name),
    /** The exports that fill a part of it. start.js preloads their chunks last. */
    parts: consoleScreens[name].parts ?? [],
    /** Address of its data; `$1` is the parameter of the path. */
    data: await dataOf(name),
    /** The operation that the screen needs; empty if it requests no session, and data that needs none. */
    operation: isWithoutSession(name) ? '' : (requiredOperation(name) ?? name),
  };
};

/** The files and requests that start.js starts before the code has loaded. */
export type StartScreen = Awaited<ReturnType<typeof startScreen>>;

const render = async (node: ReactNode): Promise<string> => {
  const { prelude } = await prerender(node);
  return new Response(prelude).text();
};

const notice = (children: ReactNode): Promise<string> =>
  render(
    <LocaleProvider locale="en">
      <BrandProvider brand={brand}>{children}</BrandProvider>
    </LocaleProvider>,
  );

export const createFirstPaint = async () => ({
  /** Address of the session, which start.js requests with any screen. */
  session: await addressOf((client) => void getSession(client)),
  screens: await Promise.all(screenNames.map(startScreen)),
  /** main.tsx hydrates it. */
  signIn: await render(
    <AppFrame locale="en">
      <SessionApp>
        <ConsoleEntry SignIn={SignIn} />
      </SessionApp>
    </AppFrame>,
  ),
  spinner: await notice(<CenteredSpinner label="Loading" />),
  /** For when the first modules or style sheets fail to load. start.js makes the button reload the page. */
  notLoaded: await notice(
    <div role="alert">
      <AuthLayout
        title={`${brand.name} could not be loaded`}
        subtitle="The server cannot be reached, or a new version has just been installed."
      >
        <Button variant="primary" size="large" isFullWidth>
          Reload
        </Button>
      </AuthLayout>
    </div>,
  ),
  /** In browsers that are too old, or without JavaScript. */
  unsupported: await notice(
    <AuthLayout
      title={`${brand.name} can't run in this browser`}
      subtitle={`It needs JavaScript, and ${BROWSER_NAMES}.`}
    >
      {null}
    </AuthLayout>,
  ),
});
