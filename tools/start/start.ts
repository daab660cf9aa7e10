import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { followLauncher } from './followLauncher.ts';

followLauncher();

// Always build: it takes seconds and serves exactly what is checked out.
const build = spawnSync('vite', ['build', '--logLevel', 'warn'], {
  cwd: fileURLToPath(new URL('../../apps/console/', import.meta.url)),
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
if (build.status !== 0) {
  process.stderr.write(build.stdout + build.stderr);
  console.error('The console could not be built.');
  process.exit(1);
}

// Sample data for a first look; a real installation sets 0 or brings its own data.
process.env['PLANNER_SAMPLE_DATA'] ??= '1';
await import('@planner/api/main');
