import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { followLauncher } from './followLauncher.ts';

followLauncher();

/** `PORT` is the address of the console. Vite proxies its /api to `API_PORT`. */
const { PORT = '5173', API_PORT = '3001' } = process.env;

const isFree = (port: string, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(Number(port), host, () => server.close(() => resolve(true)));
  });

// Otherwise the console would use the API of another clone.
if (!(await isFree(PORT, 'localhost')) || !(await isFree(API_PORT, '127.0.0.1'))) {
  console.error(`Port ${PORT} or ${API_PORT} is in use. Choose others: PORT=5183 API_PORT=3011 pnpm dev`);
  process.exit(1);
}

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const env = {
  SHUTDOWN_DELAY_MS: '0',
  ...process.env,
  PLANNER_SAMPLE_DATA: process.env['PLANNER_SAMPLE_DATA'] ?? '1',
};
const options = { stdio: 'inherit', shell: process.platform === 'win32' } as const;

const children = [
  spawn('node', ['--watch', '--watch-preserve-output', root('apps/api/src/main.ts')], {
    ...options,
    // The API accepts only this origin.
    env: { ...env, PORT: API_PORT, PUBLIC_URL: `http://localhost:${PORT}` },
  }),
  spawn('vite', ['--port', PORT, '--strictPort'], {
    ...options,
    cwd: root('apps/console'),
    env: { ...env, API_PORT },
  }),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
for (const child of children)
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
