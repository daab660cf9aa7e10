/** Later failures double it, up to the longest pause. */
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 5000;
const PROBE_TIMEOUT_MS = 5000;
/** A request without a response after this time may never get one. */
const SLOW_MS = 8000;

/** Address of the API; see `watchConnection`. */
let apiUrl = '/api/v1';

const GATEWAY_STATUSES = new Set([502, 503, 504]);

let isDown = false;
/** True from a failure until its requests are sent again. */
let isSuspect = false;
let pauseMs = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let isAsking = false;
const listeners = new Set<() => void>();

/** True if the server cannot be reached; an external store. */
export const connection = {
  isDown: (): boolean => isDown,

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

const setDown = (next: boolean): void => {
  if (isDown === next) return;
  isDown = next;
  for (const listener of listeners) listener();
};

/** TanStack Query refetches only after it was offline. */
const suspect = (): void => {
  isSuspect = true;
  dispatchEvent(new Event('offline'));
};

/** False for the response of a gateway whose server is down, and for the page of a captive portal. */
const isFromServer = ({ ok, status, headers }: Response): boolean =>
  !GATEWAY_STATUSES.has(status) && !(ok && headers.get('Content-Type')?.includes('html'));

/** Whether the server responds. A server without `getHealth` responds with another status. */
export const isReachable = async (): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    return isFromServer(await fetch(`${apiUrl}/health`, { cache: 'no-store', signal }));
  } catch {
    return false;
  }
};

/** Queries, pages and overlays that failed listen to the browser's event. */
const recover = (): void => {
  clearTimeout(timer);
  timer = undefined;
  isSuspect = false;
  setDown(false);
  dispatchEvent(new Event('online'));
};

const pause = (next: () => void): void => {
  pauseMs = Math.min(2 * pauseMs || FIRST_PAUSE_MS, MAX_PAUSE_MS);
  timer = setTimeout(next, pauseMs);
};

/** Asks whether the server responds, until it does. Waits while the tab is hidden. */
const check = async (): Promise<void> => {
  clearTimeout(timer);
  timer = undefined;
  if (document.hidden || isAsking) return;
  isAsking = true;
  const isUp = await isReachable();
  isAsking = false;
  if (!isUp) {
    suspect();
    setDown(true);
    pause(() => void check());
  } else if (isDown) {
    pauseMs = 0;
    recover();
  }
  // A short interruption, or an operation that keeps failing: not at once.
  else if (isSuspect) pause(recover);
};

/** Call it when a request failed that may succeed later. Once the server responds, the window gets an `online` event. */
export const reportLost = (): void => {
  suspect();
  if (timer === undefined) void check();
};

/** Reports failures of requests to the API, and asks after the server when one is slow. */
export const watchRequests =
  (send: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const slow = setTimeout(() => void check(), SLOW_MS);
    try {
      const response = await send(request);
      if (!isFromServer(response)) reportLost();
      else if (isDown) recover();
      return response;
    } catch (error) {
      if (!request.signal.aborted) reportLost();
      throw error;
    } finally {
      clearTimeout(slow);
    }
  };

/** Of the browser, or of `recover` and `reportLost`. */
const onEvent = ({ isTrusted, type }: Event): void => {
  if (!isTrusted) return;
  if (type === 'offline') reportLost();
  else if (isSuspect) void check();
};

/** Call once per page, with the address of the API. */
export const watchConnection = (apiBaseUrl: string): void => {
  apiUrl = apiBaseUrl;
  addEventListener('offline', onEvent);
  addEventListener('online', onEvent);
  document.addEventListener('visibilitychange', onEvent);
};
