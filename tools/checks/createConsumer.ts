import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { parse } from 'yaml';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import { serveFolder } from './serveFolder.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export const { catalog } = parse(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
  catalog: Record<string, string>;
};
export const { peerDependencies: kitPeers } = JSON.parse(
  readFileSync(path.join(root, 'packages/ui/package.json'), 'utf8'),
) as { peerDependencies: Record<string, string> };

/** Lower bound of a peer's range, such as `^19.2.0`. */
export const oldest = (name: string): string => kitPeers[name]?.replace('^', '') ?? '';

/** Lets git read another remote than the clone's. */
const REMOTE = {
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'remote.origin.url',
  GIT_CONFIG_VALUE_0: 'https://user:secret@git.example/team/planner.git',
};

interface Packed {
  readonly name: string;
  readonly filename: string;
}

export interface Consumer {
  readonly folder: string;
  /** Installs the packed package and `versions`. */
  readonly install: (versions: Record<string, string | undefined>) => void;
  /** Runs a program in the folder and returns its output. */
  readonly run: (file: string, ...args: string[]) => string;
  readonly demand: (holds: boolean, problem: string) => void;
  /** Opens a page of the build in `built`; console errors and warnings count as problems. */
  readonly visit: (built: string, file: string, look: (page: Page) => Promise<void>) => Promise<void>;
  /** Removes the folder, prints the problems and sets the exit code. */
  readonly close: () => void;
}

/** A folder outside the repository that uses a package, with the files of the package's folder `consumer`. */
export function createConsumer(packageFolder: string): Consumer {
  const source = path.join(root, packageFolder);
  const folder = mkdtempSync(path.join(tmpdir(), 'planner-consumer-'));
  cpSync(path.join(source, 'consumer'), folder, { recursive: true });
  const problems: string[] = [];
  const demand = (holds: boolean, problem: string) => {
    if (!holds) problems.push(problem);
  };
  const run = (file: string, ...args: string[]) =>
    execFileSync(file, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    });

  return {
    folder,
    run,
    demand,
    install: (versions) => {
      const packed = execFileSync('pnpm', ['pack', '--json', '--pack-destination', folder], {
        cwd: source,
        encoding: 'utf8',
        env: { ...process.env, ...REMOTE },
      });
      const { name, filename } = JSON.parse(packed.slice(packed.indexOf('{'))) as Packed;
      writeFileSync(
        path.join(folder, 'package.json'),
        JSON.stringify({
          name: 'consumer',
          private: true,
          type: 'module',
          dependencies: { [name]: `file:${path.basename(filename)}`, ...versions },
        }),
      );
      run('pnpm', 'install', '--ignore-workspace', '--ignore-scripts', '--prefer-offline', '--prod');
    },
    visit: async (built, file, look) => {
      const { origin, close } = await serveFolder(path.join(folder, built));
      const browser = await chromium.launch({
        executablePath: await chromiumPath(),
        args: [...chromiumArgs],
      });
      try {
        const page = await browser.newPage({ reducedMotion: 'reduce' });
        page.on('console', (message) =>
          demand(!/^(?:error|warning)$/.test(message.type()), `console: ${message.text()}`),
        );
        page.on('pageerror', (error) => demand(false, `error on the page: ${error.message}`));
        await page.goto(`${origin}/${file}`);
        await look(page);
      } finally {
        await browser.close();
        close();
      }
    },
    close: () => {
      rmSync(folder, { recursive: true, force: true });
      for (const problem of problems) console.error(problem);
      process.exitCode = problems.length === 0 ? 0 : 1;
    },
  };
}
