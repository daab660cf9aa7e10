import type { ServedRequest } from '../http/observeRequests.ts';
import { formatMetric } from './formatMetric.ts';

/** From a cached read to a search of all users. */
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, Infinity];

interface Series {
  labels: { operation: string; status: string };
  /** Requests up to the limit of each bucket. */
  counts: number[];
  sumSeconds: number;
}

const samplesOf = ({ labels, counts, sumSeconds }: Series) => [
  ...counts.map((value, index) => {
    const limit = BUCKETS_SECONDS[index] ?? Infinity;
    return {
      suffix: '_bucket',
      labels: { ...labels, le: limit === Infinity ? '+Inf' : String(limit) },
      value,
    };
  }),
  { suffix: '_sum', labels, value: sumSeconds },
  { suffix: '_count', labels, value: counts.at(-1) ?? 0 },
];

/** Creates a histogram of the durations of requests, by operation and status. */
export const createDurations = () => {
  const series = new Map<string, Series>();
  return {
    add({ operation, status, durationMs }: ServedRequest): void {
      const key = `${operation} ${status}`;
      const labels = { operation, status: String(status) };
      const one = series.get(key) ?? { labels, counts: BUCKETS_SECONDS.map(() => 0), sumSeconds: 0 };
      series.set(key, one);
      const seconds = durationMs / 1000;
      one.sumSeconds += seconds;
      one.counts = one.counts.map((count, index) =>
        seconds <= (BUCKETS_SECONDS[index] ?? Infinity) ? count + 1 : count,
      );
    },
    format: (): string =>
      formatMetric('planner_http_request_duration_seconds', {
        help: 'Time from a request to the end of its response.',
        type: 'histogram',
        samples: [...series.values()].flatMap(samplesOf),
      }),
  };
};
