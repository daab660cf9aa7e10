import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// The console is built anew at each start: it takes seconds, and what is served is always what is checked out.
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

// A first look should show a console with something in it; a real installation says 0 or brings its own data.
process.env['PLANNER_SAMPLE_DATA'] ??= '1';
await import('@planner/api/main');
