import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './startServer.ts';

const run = promisify(execFile);
const USER = 'planner';
const NODES = 3;
const POLL_MS = 100;
/** As short as Patroni allows. A leader that is silent for `ttl` seconds is replaced. */
const TIMES = { ttl: 20, loop_wait: 5, retry_timeout: 5 };

export interface Cluster {
  databaseUrl: string;
  /** Ends the primary, and resolves when there is another. */
  failOver: () => Promise<void>;
  stop: () => Promise<void>;
}

interface Node {
  name: string;
  folder: string;
  postgres: number;
  rest: number;
  etcdClient: number;
  etcdPeer: number;
}

const local = (port: number): string => `127.0.0.1:${port}`;

const createNode = async (folder: string, index: number): Promise<Node> => {
  const name = `node${index}`;
  const own = path.join(folder, name);
  await mkdir(own);
  const [postgres, rest, etcdClient, etcdPeer] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  return { name, folder: own, postgres, rest, etcdClient, etcdPeer };
};

/** Patroni reads YAML, of which JSON is a part. */
const patroniSettings = (node: Node, nodes: readonly Node[]) => ({
  scope: 'planner',
  name: node.name,
  restapi: { listen: local(node.rest), connect_address: local(node.rest) },
  etcd3: { hosts: nodes.map(({ etcdClient }) => local(etcdClient)) },
  bootstrap: {
    dcs: {
      ...TIMES,
      // A commit waits for a standby, and only that one can become the leader.
      synchronous_mode: true,
      postgresql: { use_pg_rewind: true },
    },
    initdb: ['data-checksums', { encoding: 'UTF8' }],
    pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
  },
  postgresql: {
    listen: local(node.postgres),
    connect_address: local(node.postgres),
    data_dir: path.join(node.folder, 'data'),
    pgpass: path.join(node.folder, 'pgpass'),
    parameters: { unix_socket_directories: node.folder },
    authentication: {
      superuser: { username: USER, password: USER },
      replication: { username: 'replicator', password: USER },
    },
  },
});

const haproxySettings = (port: number, nodes: readonly Node[]): string => `
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen planner
  bind ${local(port)}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} ${local(node.postgres)} check port ${node.rest}`).join('\n')}
`;

const isPrimary = async ({ rest }: Node): Promise<boolean> => {
  const response = await fetch(`http://${local(rest)}/primary`, { signal: AbortSignal.timeout(1000) }).catch(
    () => undefined,
  );
  return response?.status === 200;
};

const until = async <T>(find: () => Promise<T | undefined>): Promise<T> => {
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    await pause(POLL_MS);
  }
};

const findPrimary = (nodes: readonly Node[]): Promise<Node> =>
  until(async () => {
    const answers = await Promise.all(nodes.map(isPrimary));
    return nodes[answers.indexOf(true)];
  });

const hasReplicas = async ({ rest }: Node): Promise<true | undefined> => {
  const { members } = (await (await fetch(`http://${local(rest)}/cluster`)).json()) as {
    members: { role: string; state: string }[];
  };
  const states = members.map(({ role, state }) => `${role} ${state}`).toSorted();
  return /^leader running,replica (?:running|streaming),sync_standby (?:running|streaming)$/.test(
    states.join(),
  )
    ? true
    : undefined;
};

/** Of PostgreSQL, which leaves the process group of Patroni. */
const postgresProcesses = async ({ folder }: Node): Promise<number[]> => {
  const [first = ''] = (await readFile(path.join(folder, 'data/postmaster.pid'), 'utf8')).split('\n');
  const { stdout } = await run('pgrep', ['-P', first]);
  return [first, ...stdout.trim().split('\n')].map(Number);
};

/**
 * Creates three nodes, each with etcd, Patroni and PostgreSQL, and HAProxy in front, which asks Patroni for the leader. Needs their
 * programs in PATH. @param signal what happens to all processes of the leader's node
 */
export const createPatroniCluster = async (
  folder: string,
  signal: 'SIGKILL' | 'SIGSTOP',
): Promise<Cluster> => {
  const nodes: Node[] = [];
  for (let index = 0; index < NODES; index += 1) nodes.push(await createNode(folder, index));
  const started = new Map<Node | undefined, number[]>();
  const start = async (node: Node | undefined, program: string, args: string[]) => {
    const child = spawn(program, args, { cwd: node?.folder ?? folder, stdio: 'ignore' });
    await once(child, 'spawn');
    started.set(node, [...(started.get(node) ?? []), child.pid ?? 0]);
  };
  const signalNode = async (node: Node | undefined, what: NodeJS.Signals) => {
    const postgres = node ? await postgresProcesses(node).catch(() => []) : [];
    for (const pid of [...(started.get(node) ?? []), ...postgres])
      try {
        process.kill(pid, what);
      } catch {
        // It has ended.
      }
  };

  const members = nodes.map(({ name, etcdPeer }) => `${name}=http://${local(etcdPeer)}`).join(',');
  for (const node of nodes) {
    const [client, peer] = [`http://${local(node.etcdClient)}`, `http://${local(node.etcdPeer)}`];
    const options =
      `--name ${node.name} --data-dir etcd --log-level error ` +
      `--listen-client-urls ${client} --advertise-client-urls ${client} ` +
      `--listen-peer-urls ${peer} --initial-advertise-peer-urls ${peer} --initial-cluster ${members}`;
    await start(node, 'etcd', options.split(' '));
  }
  for (const node of nodes) {
    await writeFile(path.join(node.folder, 'patroni.yml'), JSON.stringify(patroniSettings(node, nodes)));
    await start(node, 'patroni', ['patroni.yml']);
  }
  const primary = await findPrimary(nodes);
  await until(() => hasReplicas(primary));
  await run('createdb', ['-h', '127.0.0.1', '-p', String(primary.postgres), '-U', USER, 'planner']);
  const proxyPort = await freePort();
  await writeFile(path.join(folder, 'haproxy.cfg'), haproxySettings(proxyPort, nodes));
  await start(undefined, 'haproxy', ['-f', 'haproxy.cfg']);

  return {
    databaseUrl: `postgres://${USER}@${local(proxyPort)}/planner`,
    failOver: async () => {
      const others = nodes.filter((node) => node !== primary);
      await signalNode(primary, signal);
      await findPrimary(others);
      // A frozen one wakes and still believes that it is the leader.
      if (signal === 'SIGSTOP') await signalNode(primary, 'SIGCONT');
    },
    stop: async () => {
      for (const node of [undefined, ...nodes]) await signalNode(node, 'SIGKILL');
    },
  };
};
