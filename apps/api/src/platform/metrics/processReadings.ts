import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Reading, reading } from './Reading.ts';

const MICROSECONDS = 1e6;
const NANOSECONDS = 1e9;
const RESOLUTION_MS = 10;

const readCpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS;
};

/** Readings of this process, named as Prometheus clients do. */
export const processReadings = (): Reading[] => {
  const startedAt = Date.now() / 1000 - process.uptime();
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const readLag = () => {
    // Node measures from one timer to the next, so without any lag it reports its resolution.
    const lag = delay.percentile(99) / NANOSECONDS - RESOLUTION_MS / 1000;
    delay.reset();
    return Math.max(0, lag);
  };
  return [
    reading('process_cpu_seconds_total', 'CPU time.', readCpu),
    reading('process_start_time_seconds', 'Start, as Unix time.', () => startedAt),
    reading('process_resident_memory_bytes', 'Memory.', () => process.memoryUsage.rss()),
    reading(
      'nodejs_heap_size_used_bytes',
      'Memory of JavaScript objects.',
      () => process.memoryUsage().heapUsed,
    ),
    reading(
      'nodejs_eventloop_lag_p99_seconds',
      'The 99th percentile of the event loop lag since the last reading.',
      readLag,
    ),
  ];
};
