import { createHash } from 'node:crypto';

/** CPU time that the machine of the table in docs/scaling.md takes: estimated from one that needs 2.2 times as long to store the same users. */
const REFERENCE_MS = 290;
const TRIES = 5;

/** What a server does: it sorts, writes and reads JSON, and hashes. Returns ms of CPU. */
const work = (): number => {
  const start = process.cpuUsage();
  const rows = Array.from({ length: 2000 }, (_, index) => ({
    id: `id-${index}`,
    name: `Name ${(index * 7919) % 2000}`,
    at: new Date(1e12 + index * 1e6).toISOString(),
  }));
  for (let round = 0; round < 300; round += 1) {
    const text = JSON.stringify(rows);
    (JSON.parse(text) as typeof rows).sort((a, b) => (a.name < b.name ? -1 : 1));
    createHash('sha256').update(text).digest();
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

/** How many times longer than the machine of the table this one takes for the same work. At least 1. Other load does not count. */
export const measureSlowness = (): number =>
  Math.max(1, Math.min(...Array.from({ length: TRIES }, work)) / REFERENCE_MS);
