import type { ServedRequest } from '../http/observeRequests.ts';
import { createDurations } from './createDurations.ts';
import { formatMetric } from './formatMetric.ts';
import { processReadings } from './processReadings.ts';
import type { Reading } from './Reading.ts';

export interface Metrics {
  addRequest: (request: ServedRequest) => void;
  /** Formats all metrics as Prometheus text. */
  format: () => Promise<string>;
}

const formatReading = async ({ name, help, read, labels }: Reading): Promise<string> => {
  const value = await Promise.resolve(read()).catch(() => undefined);
  const type = name.endsWith('_total') ? 'counter' : 'gauge';
  return value === undefined ? '' : formatMetric(name, { help, type, samples: [{ labels, value }] });
};

/** Creates metrics of requests and the process, and the given ones. */
export const createMetrics = (readings: readonly Reading[]): Metrics => {
  const durations = createDurations();
  const all = [...readings, ...processReadings()];
  return {
    addRequest: (request) => durations.add(request),
    format: async () => (await Promise.all(all.map(formatReading))).join('') + durations.format(),
  };
};
