import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Readings } from './Readings.ts';

const MICROSECONDS = 1e6;
const NANOSECONDS = 1e9;
const RESOLUTION_MS = 10;

/** Readings of this process, named as Prometheus clients do. */
export const processReadings = (): Readings => {
  const startedAt = Date.now() / 1000 - process.uptime();
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  return {
    process_cpu_seconds_total: {
      help: 'CPU time.',
      type: 'counter',
      read() {
        const { user, system } = process.cpuUsage();
        return (user + system) / MICROSECONDS;
      },
    },
    process_start_time_seconds: { help: 'Start, as Unix time.', read: () => startedAt },
    process_resident_memory_bytes: { help: 'Memory.', read: () => process.memoryUsage.rss() },
    nodejs_heap_size_used_bytes: {
      help: 'Memory of JavaScript objects.',
      read: () => process.memoryUsage().heapUsed,
    },
    nodejs_eventloop_lag_p99_seconds: {
      help: 'The 99th percentile of the event loop lag since the last reading.',
      read() {
        // Node measures from one timer to the next, so without any lag it reports its resolution.
        const lag = delay.percentile(99) / NANOSECONDS - RESOLUTION_MS / 1000;
        delay.reset();
        return Math.max(0, lag);
      },
    },
  };
};
