/**
 * Builds an application with the packed kit in webpack, esbuild and Next.js (App Router, with Turbopack and webpack), and opens it:
 * styles arrive, a press counts, and the console stays empty. Only for `--long`: it installs the bundlers.
 */
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createConsumer, oldest } from './createConsumer.ts';

const VERSIONS = { esbuild: '0.28.2', next: '16.4.6', webpack: '5.112.2' };

const { folder, install, run, demand, visit, close } = createConsumer('packages/ui');

const checkPage = (bundler: string, built: string) =>
  visit(built, 'index.html', async (page) => {
    const button = page.getByRole('button', { name: 'Pressed 0 times' });
    const { height } = (await button.boundingBox()) ?? { height: 0 };
    demand(height === 36, `${bundler}: the button is ${height} px high instead of 36`);
    await button.press('Enter');
    await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
  });

async function checkNext(bundler: 'turbopack' | 'webpack'): Promise<void> {
  run('pnpm', 'exec', 'next', 'build', `--${bundler}`);
  await checkPage(`Next.js with ${bundler}`, 'out');
}

const esbuild = (...options: string[]) =>
  run(
    'pnpm',
    'exec',
    'esbuild',
    'src/main.tsx',
    '--bundle',
    '--jsx=automatic',
    '--format=esm',
    '--log-level=warning',
    ...options,
  );

try {
  install({ react: oldest('react'), 'react-dom': oldest('react'), ...VERSIONS });
  // Next.js would need the JavaScript API of TypeScript.
  rmSync(path.join(folder, 'tsconfig.json'));

  esbuild('--outdir=esbuild', '--splitting', '--minify');
  cpSync(path.join(folder, 'bundled.html'), path.join(folder, 'esbuild/index.html'));
  await checkPage('esbuild', 'esbuild');

  // webpack gets the application's own code without TypeScript and JSX.
  esbuild('--outdir=bundled', '--packages=external');
  run('node', 'webpack.js');
  cpSync(path.join(folder, 'bundled.html'), path.join(folder, 'webpack/index.html'));
  await checkPage('webpack', 'webpack');

  await checkNext('turbopack');
  await checkNext('webpack');
} finally {
  close();
}
