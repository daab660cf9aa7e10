/**
 * Installs the packed picture review in a folder outside the repository, beside the oldest Storybook and Vitest that it supports.
 * Checks its types, and reviews a report with its program and its page.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { catalog, createConsumer, root } from './createConsumer.ts';

const { peerDependencies } = JSON.parse(
  readFileSync(path.join(root, 'tools/pictures/package.json'), 'utf8'),
) as { peerDependencies: Record<string, string> };
const { folder, install, run, demand, visit, close } = createConsumer('tools/pictures');

/** A committed picture, and what a run drew instead. */
function copyPictures(): void {
  const pictures = path.join(root, 'packages/ui/src/Button/__screenshots__/Button');
  const copies = {
    'Default.light.linux.webp': 'src/__screenshots__/Button/Default.light.linux.webp',
    'Default.dark.linux.webp': '.vitest-attachments/src/Button.stories.tsx/Default.light.webp',
  };
  for (const [from, to] of Object.entries(copies))
    cpSync(path.join(pictures, from), path.join(folder, to), { recursive: true });
}

/** Opens what the installed program serves. */
async function checkReview(): Promise<void> {
  const review = spawn(process.execPath, ['node_modules/@planner/pictures/dist/bin.js'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    for await (const line of createInterface(review.stdout)) {
      const [address] = /http:\S+/.exec(line) ?? [];
      if (!address) continue;
      const { status } = await fetch(address);
      demand(status === 200, `the review answers ${status}`);
      return;
    }
    demand(false, 'the review prints no address');
  } finally {
    review.kill();
  }
}

try {
  install({
    ...Object.fromEntries(
      Object.entries(peerDependencies).map(([name, range]) => [name, range.replace('^', '')]),
    ),
    '@types/node': catalog['@types/node'],
    playwright: catalog['playwright'],
    typescript: catalog['typescript'],
    vite: catalog['vite'],
  });
  demand(
    !existsSync(path.join(folder, 'node_modules/.pnpm/node_modules/react-aria')),
    'the kit is installed',
  );
  run('pnpm', 'exec', 'tsc');
  copyPictures();
  demand(run('node', 'listStrays.ts').trim() === '[]', 'a committed picture counts as stray');
  const output = run('pnpm', 'exec', 'pictures', '--report');
  demand(output.includes('Pictures that differ: 1, of 1 stories'), `the program prints: ${output}`);
  await visit('picture-report', 'index.html', async (page) => {
    await page.getByText('Read-only').waitFor();
    await page.getByRole('img', { name: 'Now: Default, Light' }).waitFor();
  });
  await checkReview();
} finally {
  close();
}
