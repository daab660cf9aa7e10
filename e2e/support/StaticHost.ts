import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const CONSOLE = fileURLToPath(new URL('../../apps/console', import.meta.url));

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const buildConsole = async (apiUrl: string): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'planner-console-'));
  await promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'],
    { cwd: CONSOLE, env: { PATH: process.env['PATH'], VITE_API_BASE_URL: apiUrl } },
  );
  return folder;
};

/** A static host of the console, with the content security policy that README asks for. */
export class StaticHost {
  readonly #folder: string;
  readonly #server: Server;

  private constructor(folder: string, apiOrigin: string) {
    this.#folder = folder;
    const policy = `connect-src 'self' ${apiOrigin}; img-src 'self' data: blob: https: ${apiOrigin}`;
    this.#server = createServer((request, response) => {
      void this.#serve(request.url ?? '/', response.setHeader('Content-Security-Policy', policy));
    });
  }

  async #serve(url: string, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(url, 'http://localhost');
    const name = path.extname(pathname) ? pathname : '/index.html';
    try {
      const file = await readFile(path.join(this.#folder, name));
      response.setHeader('Content-Type', TYPES[path.extname(name)] ?? 'application/octet-stream').end(file);
    } catch {
      response.writeHead(404).end();
    }
  }

  static async create(port: number, apiUrl: string): Promise<StaticHost> {
    const host = new StaticHost(await buildConsole(apiUrl), new URL(apiUrl).origin);
    host.#server.listen(port, '127.0.0.1');
    await once(host.#server, 'listening');
    return host;
  }

  async dispose(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
    await rm(this.#folder, { recursive: true, force: true });
  }
}
