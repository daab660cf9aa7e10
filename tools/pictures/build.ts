import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildPage } from './buildPage.ts';

// Writes `dist`: modules with types, and the built page, so that the page's libraries are not installed with the package.
const folder = import.meta.dirname;
const dist = path.join(folder, 'dist');
rmSync(dist, { recursive: true, force: true });
await buildPage();
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: folder, stdio: 'inherit' });
