import { countMails } from './platform/mail/rows.ts';
import { createMetrics, type Metrics } from './platform/metrics/createMetrics.ts';
import { reading } from './platform/metrics/Reading.ts';
import { readManifest } from './readManifest.ts';
import type { Services } from './Services.ts';

/** Metrics of requests, the process, and every queue of the server. */
export const createServerMetrics = (services: Pick<Services, 'engine' | 'mails' | 'hasher'>): Metrics => {
  const { engine, mails, hasher } = services;
  const { db, connections } = engine;
  const labels = {
    version: readManifest().version,
    node: process.versions.node,
    database: connections() ? 'postgresql' : 'sqlite',
  };
  const ofDatabase = (name: string, help: string, count: 'total' | 'idle' | 'waiting') =>
    reading(`planner_database_${name}`, help, () => connections()?.[count]);
  const ofMails = (state: 'queued' | 'failed', help: string) =>
    reading(`planner_mails_${state}`, help, () => countMails(db, state));
  const ofHashes = (count: 'running' | 'waiting', help: string) =>
    reading(`planner_password_hashes_${count}`, help, () => hasher.counts()[count]);
  return createMetrics([
    reading('planner_build_info', 'Version of the server. Always 1.', () => 1, labels),
    ofDatabase('connections', 'Open connections to PostgreSQL.', 'total'),
    ofDatabase('connections_idle', 'Open connections to PostgreSQL that no query uses.', 'idle'),
    ofDatabase('waiting', 'Queries that wait for a connection.', 'waiting'),
    ofMails('queued', 'Mails of all servers that are waiting or being sent.'),
    ofMails('failed', 'Mails of all servers that were given up.'),
    reading('planner_mails_sending', 'Mails that this server is sending.', () => mails.sendingCount()),
    ofHashes('running', 'Password hashes being computed.'),
    ofHashes('waiting', 'Password hashes that wait for a thread.'),
  ]);
};
