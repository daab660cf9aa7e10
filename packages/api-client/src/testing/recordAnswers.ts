import { delay as wait } from 'msw';

/** How a mock handler answered a request. */
export interface RecordedAnswer {
  /** Method and path of the contract: `GET /users/{id}`. */
  readonly operation: string;
  /**
   * The status, or `loading` (never answered), `slow` (after a delay), `empty` (a list without items; the status is recorded
   * too), `malformed` (not JSON) or `offline` (no response).
   */
  readonly outcome: string;
}

/** Undefined while nothing is recorded: in Storybook, and in tests that don't ask. */
let recording: RecordedAnswer[] | undefined;

/** Records what the handler that is being called waits for. */
let recordDelay: ((outcome: 'loading' | 'slow') => void) | undefined;

/** Starts a new recording of the answers of all mock handlers; the array grows with each. */
export const recordAnswers = (): RecordedAnswer[] => (recording = []);

/**
 * For mock handlers: msw's `delay`, recorded if it comes before the handler's first `await`.
 * @param duration milliseconds, or `infinite` for a request without an answer
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

/** A handler's function that also records its answers. */
export const recorded =
  <Info, Answer>(operation: string, resolve: (info: Info) => Answer | Promise<Answer>) =>
  async (info: Info): Promise<Answer> => {
    const answers = recording;
    recordDelay = (outcome) => answers?.push({ operation, outcome });
    const pending = resolve(info);
    recordDelay = undefined;
    const answer = await pending;
    if (answers && answer instanceof Response)
      answers.push(...(await outcomesOf(answer)).map((outcome) => ({ operation, outcome })));
    return answer;
  };
