import { createApiClient, getPolicy, getSession, type ApiClient } from '@planner/api-client';
import { createQueryClient, type Rights, rightsOf } from '@planner/features/shared';
import { apiBaseUrl } from '../api.ts';
import { consoleScreens, prefetchScreenData } from '../consoleScreens.ts';
import { patternOf } from '../paths.ts';
import { isWithoutSession, publicPageOf } from '../publicPages.ts';
import { isOffered, operationOf } from '../rights.ts';
import { screenNames, type ScreenName } from '../screens.ts';

/** The files and requests that start.js starts before the code has loaded. */
export interface StartScreen {
  /** Source of the regular expression that matches its paths. */
  pattern: string;
  /** The exports that render it. start.js preloads their chunks. */
  components: readonly string[];
  /** The exports that fill a part of it. start.js preloads their chunks last. */
  parts: readonly string[];
  /** Address of its data; `$1` is the parameter of the path. */
  data?: string | undefined;
  /** The operation that the screen needs; empty if it requests no session, and data that needs none. */
  operation: string;
}

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

/** Address of the session, which start.js requests with any screen. */
export const sessionAddress = (): Promise<string> =>
  addressOf((client) => {
    void getSession(client);
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
  if (!consoleScreens[name].prefetch || !isOffered(name, NO_EXTRAS)) return undefined;
  const address = await dataAddressOf(name, NO_EXTRAS);
  return address === (await dataAddressOf(name, ALL_EXTRAS)) ? address : undefined;
};

export const startScreens = (): Promise<StartScreen[]> =>
  Promise.all(
    screenNames.map(async (path) => {
      // For signed-in users, the sign-in leads to the dashboard.
      const name = path === 'login' ? 'dashboard' : path;
      return {
        pattern: patternOf(path).source,
        components: componentsOf(name),
        parts: consoleScreens[name].parts ?? [],
        data: await dataOf(name),
        operation: isWithoutSession(name) ? '' : operationOf(name),
      };
    }),
  );
