import { delay as wait } from 'msw';

/** The response of a mock handler to a request. */
export interface RecordedResponse {
  /** Method and path of the contract: `GET /users/{id}`. */
  readonly operation: string;
  /**
   * The status, or `loading` (no response yet), `slow` (after a delay), `empty` (a list without items; the status is recorded
   * too), `malformed` (not JSON) or `offline` (no response).
   */
  readonly outcome: string;
}

/** Undefined while nothing is recorded: in Storybook, and in tests that don't ask. */
let recording: RecordedResponse[] | undefined;

/** Records what the handler that is being called waits for. */
let recordDelay: ((outcome: 'loading' | 'slow') => void) | undefined;

/** Starts a new recording of the responses of all mock handlers; the array grows with each. */
export const recordResponses = (): RecordedResponse[] => (recording = []);

/**
 * For mock handlers: msw's `delay`, recorded if it comes before the handler's first `await`.
 * @param duration milliseconds, or `infinite` for a request without a response
 */
export const delay = (duration: number | 'infinite'): Promise<void> => {
  recordDelay?.(duration === 'infinite' ? 'loading' : 'slow');
  return wait(duration);
};

const isEmptyList = (body: unknown): boolean => {
  const lists = (Array.isArray(body) ? [body] : Object.values(Object(body))).filter(Array.isArray);
  return lists.length > 0 && lists.every(({ length }) => length === 0);
};

async function outcomesOf(response: Response): Promise<string[]> {
  if (response.type === 'error') return ['offline'];
  const type = response.headers.get('Content-Type') ?? '';
  if (type.startsWith('text/html')) return ['malformed'];
  const status = String(response.status);
  if (!response.ok || !type.includes('json')) return [status];
  try {
    return isEmptyList(await response.clone().json()) ? [status, 'empty'] : [status];
  } catch {
    return ['malformed'];
  }
}

/** A handler's function that also records its responses. */
export const recorded =
  <Info, Result>(operation: string, resolve: (info: Info) => Result | Promise<Result>) =>
  async (info: Info): Promise<Result> => {
    const responses = recording;
    recordDelay = (outcome) => responses?.push({ operation, outcome });
    const pending = resolve(info);
    recordDelay = undefined;
    const result = await pending;
    if (responses && result instanceof Response)
      responses.push(...(await outcomesOf(result)).map((outcome) => ({ operation, outcome })));
    return result;
  };
