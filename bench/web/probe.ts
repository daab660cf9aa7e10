/** Elements that a page shows once the user can see or do something. */
export interface Condition {
  readonly selector: string;
  /** Text or, for form fields, value that each element must contain. */
  readonly text?: string;
  /** Text that no element may contain. */
  readonly without?: string;
  /** @default 1 */
  readonly atLeast?: number;
  /** @default Infinity */
  readonly atMost?: number;
}

interface Probe {
  /** Sum of all layout shifts. */
  shift: number;
  /** When the first frame with the condition of the load was painted, in ms after the navigation started. */
  loaded: Promise<number>;
  /** Waits for events of a type, then for the condition. */
  arm: (type: string, condition: Condition) => void;
  /** The ms from the last armed event to the first painted frame with its condition. */
  reacted: Promise<number>;
  /** The longest that an event since the last `arm` kept the next frame waiting, in ms; at least what browsers report, 16. */
  longestEvent: number;
  /** Sum of what tasks took beyond 50 ms, after the first paint. */
  blocked: number;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page before its scripts. Needs to be self-contained. */
export const installProbe = (loadCondition: Condition | null): void => {
  const SHORTEST_EVENT_MS = 16;
  const LONG_TASK_MS = 50;
  const holds = ({ selector, text = '', without, atLeast = 1, atMost = Infinity }: Condition): boolean => {
    const matching = Array.from(document.querySelectorAll(selector), (element) =>
      'value' in element ? String(element.value) : (element.textContent ?? ''),
    ).filter((content) => content.includes(text) && (without === undefined || !content.includes(without)));
    return matching.length >= atLeast && matching.length <= atMost;
  };

  const painted = (condition: Condition, deadline = performance.now() + 60_000): Promise<number> =>
    new Promise((resolve, reject) => {
      const check = (now: number) => {
        if (holds(condition)) {
          // A message posted in a frame arrives after its style, layout and paint.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now()));
          port1.start();
          port2.postMessage(null);
        } else if (now < deadline) requestAnimationFrame(check);
        else reject(new Error(`${location.pathname} never showed ${JSON.stringify(condition)}`));
      };
      requestAnimationFrame(check);
    });

  const probe: Probe = {
    shift: 0,
    loaded: loadCondition ? painted(loadCondition) : Promise.resolve(0),
    reacted: Promise.resolve(0),
    longestEvent: SHORTEST_EVENT_MS,
    blocked: 0,
    arm(type, condition) {
      probe.longestEvent = SHORTEST_EVENT_MS;
      let eventTime = NaN;
      const { promise: started, resolve: start } = Promise.withResolvers<void>();
      const onEvent = ({ timeStamp }: Event) => {
        eventTime = timeStamp;
        start();
      };
      addEventListener(type, onEvent, true);
      probe.reacted = started
        .then(() => painted(condition))
        .then((time) => time - eventTime)
        .finally(() => removeEventListener(type, onEvent, true));
    },
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) probe.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) probe.longestEvent = Math.max(probe.longestEvent, duration);
    // TypeScript's DOM types lack the threshold.
  }).observe({ type: 'event', durationThreshold: SHORTEST_EVENT_MS } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    for (const { startTime, duration } of list.getEntries())
      if (paint && startTime + duration > paint.startTime) probe.blocked += duration - LONG_TASK_MS;
  }).observe({ type: 'longtask', buffered: true });
  window.probe = probe;
};
