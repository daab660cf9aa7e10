import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../apps/api/src/bench/serveFolders.ts', import.meta.url));

export const admin = { email: 'admin@planner.local', password: 'a quiet lake at noon' } as const;

export interface Servers {
  /** In the order of the folders. */
  readonly urls: readonly string[];
  readonly stop: () => Promise<void>;
}

/** The real server, once per folder, with one temporary database. */
export const startServers = async (users: number, folders: readonly string[]): Promise<Servers> => {
  const child = fork(SERVER, [String(users), ...folders], {
    env: {
      PATH: process.env['PATH'],
      SHUTDOWN_DELAY_MS: '0',
      PLANNER_ADMIN_EMAIL: admin.email,
      PLANNER_ADMIN_PASSWORD: admin.password,
    },
  });
  const exit = once(child, 'exit');
  const message = once(child, 'message') as Promise<[urls: string[]]>;
  const failure = exit.then(([code]) => {
    throw new Error(`The server ended with code ${code}`);
  });
  const [urls] = await Promise.race([message, failure]);
  return {
    urls,
    stop: async () => {
      child.disconnect();
      await exit;
    },
  };
};
