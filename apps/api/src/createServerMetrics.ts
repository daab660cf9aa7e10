import { countMails } from './platform/mail/rows.ts';
import { createMetrics, type Metrics } from './platform/metrics/createMetrics.ts';
import { readManifest } from './readManifest.ts';
import type { Services } from './Services.ts';

/** Metrics of requests, the process, and every queue of the server. */
export const createServerMetrics = ({
  engine: { db, connections },
  mails,
  hasher,
}: Pick<Services, 'engine' | 'mails' | 'hasher'>): Metrics => {
  const labels = {
    version: readManifest().version,
    node: process.versions.node,
    database: connections() ? 'postgresql' : 'sqlite',
  };
  return createMetrics({
    planner_build_info: { help: 'Version of the server. Always 1.', labels, read: () => 1 },
    planner_database_connections: {
      help: 'Open connections to PostgreSQL.',
      read: () => connections()?.total,
    },
    planner_database_connections_idle: {
      help: 'Open connections to PostgreSQL that no query uses.',
      read: () => connections()?.idle,
    },
    planner_database_waiting: {
      help: 'Queries that wait for a connection.',
      read: () => connections()?.waiting,
    },
    planner_mails_queued: {
      help: 'Mails of all servers that are waiting or being sent.',
      read: () => countMails(db, 'queued'),
    },
    planner_mails_failed: {
      help: 'Mails of all servers that were given up.',
      read: () => countMails(db, 'failed'),
    },
    planner_mails_sending: {
      help: 'Mails that this server is sending.',
      read: () => mails.sendingCount(),
    },
    planner_password_hashes_running: {
      help: 'Password hashes being computed.',
      read: () => hasher.counts().running,
    },
    planner_password_hashes_waiting: {
      help: 'Password hashes that wait for a thread.',
      read: () => hasher.counts().waiting,
    },
  });
};
