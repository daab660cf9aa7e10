import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Port of the API in development; Vite proxies /api to it. */
const API_PORT = '3001';

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
    env: { ...env, PORT: API_PORT, PUBLIC_URL: 'http://localhost:5173' },
  }),
  // The API accepts only this origin.
  spawn('vite', ['--port', '5173', '--strictPort'], {
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
