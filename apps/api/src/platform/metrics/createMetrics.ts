import type { ServedRequest } from '../http/observeRequests.ts';
import { createDurations } from './createDurations.ts';
import { formatMetric } from './formatMetric.ts';
import { processReadings } from './processReadings.ts';
import type { Reading } from './Reading.ts';

const formatReading = async ({ name, help, read, labels }: Reading): Promise<string> => {
  const value = await Promise.resolve(read()).catch(() => undefined);
  const type = name.endsWith('_total') ? 'counter' : 'gauge';
  return value === undefined ? '' : formatMetric(name, { help, type, samples: [{ labels, value }] });
};

/** Creates metrics of requests and the process, and the given ones. */
export const createMetrics = (readings: readonly Reading[]) => {
  const durations = createDurations();
  const all = [...readings, ...processReadings()];
  return {
    addRequest: (request: ServedRequest): void => durations.add(request),
    /** Formats all metrics as Prometheus text. */
    format: async () => (await Promise.all(all.map(formatReading))).join('') + durations.format(),
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
