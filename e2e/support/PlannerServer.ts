import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { APIRequest } from '@playwright/test';
import { freePort } from './freePort.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const START_TIMEOUT_MS = 120_000;

export const admin = { email: 'admin@planner.local', password: 'a quiet lake at noon' } as const;

export const contactEmail = 'contact@planner.local';

/** The real server with sample data and the built console. URL and data survive a restart. */
export class PlannerServer {
  readonly url: string;
  readonly dataDir: string;
  readonly #port: number;
  readonly #variables: Record<string, string>;
  #process: ChildProcess | undefined;
  #ending: Promise<unknown> = Promise.resolve();

  private constructor(port: number, dataDir: string, variables: Record<string, string>) {
    this.#port = port;
    this.#variables = variables;
    this.dataDir = dataDir;
    this.url = `http://localhost:${port}`;
  }

  /** Starts a server and waits until it is healthy. `variables` are added to its environment. */
  static async create(request: APIRequest, variables: Record<string, string> = {}): Promise<PlannerServer> {
    if (!existsSync(path.join(root, 'apps/console/dist/index.html')))
      throw new Error('The console is not built: run `pnpm build` first.');
    const dataDir = await mkdtemp(path.join(tmpdir(), 'planner-e2e-'));
    const server = new PlannerServer(await freePort(), dataDir, variables);
    await server.start();
    const client = await request.newContext({ baseURL: server.url });
    await client.get('/api/v1/health', { failOnStatusCode: true });
    await client.dispose();
    return server;
  }

  /** Resolves once the server answers. Waits first for a previous process to exit. */
  async start(): Promise<void> {
    await this.#ending;
    const child = spawn(process.execPath, [path.join(root, 'apps/api/src/main.ts')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        SHUTDOWN_DELAY_MS: '0',
        NODE_COMPILE_CACHE: path.join(tmpdir(), 'planner-compile-cache'),
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        PLANNER_DATA_DIR: this.dataDir,
        PLANNER_ADMIN_EMAIL: admin.email,
        PLANNER_ADMIN_PASSWORD: admin.password,
        PLANNER_SAMPLE_DATA: '1',
        CONTACT_EMAIL: contactEmail,
        ...this.#variables,
      },
    });
    this.#process = child;
    let output = '';
    await new Promise<void>((resolve, reject) => {
      const fail = (reason: string) => reject(new Error(`The server ${reason}:\n${output}`));
      const timer = setTimeout(() => fail('did not start in time'), START_TIMEOUT_MS);
      const onData = (chunk: Buffer) => {
        output += chunk.toString();
        if (!output.includes('is running at')) return;
        clearTimeout(timer);
        resolve();
      };
      child.stdout.on('data', onData);
      child.stderr.on('data', onData);
      child.once('exit', (code) => fail(`ended with code ${code}`));
    });
  }

  /** Stops the server gracefully, as a deployment does; browsers then get a refused connection. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** Kills the server, as a power failure would. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  async #end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return;
    this.#ending = once(child, 'exit');
    child.kill(signal);
    await this.#ending;
  }

  async dispose(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
