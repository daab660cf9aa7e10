import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Places } from '../findDifferences.ts';
import { baselinePath, drawnPath } from '../picturePaths.ts';

const nameOf = (component: string, look: string) => ({
  storiesFile: `src/${component}.stories.tsx`,
  story: 'Default',
  look,
});

/** A repository in a temporary folder, with baselines and what a run drew. Call `remove` when done. */
export function temporaryRun() {
  const root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  const places: Places = { root, attachments: 'attachments', platform: 'linux' };
  const write = (file: string, bytes: Buffer | string) => {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  };
  const file = (component: string, look = 'light') => baselinePath(nameOf(component, look), places.platform);
  return {
    root,
    places,
    write,
    /** Path of a component's baseline. */
    file,
    /** What the run drew, with the baseline that it differs from; a story without one is new. */
    draw: (component: string, before: Buffer | null, after: Buffer, look = 'light') => {
      if (before) write(file(component, look), before);
      write(path.join('attachments', drawnPath(nameOf(component, look))), after);
    },
    baseline: (component: string) => readFileSync(path.join(root, file(component))),
    remove: () => rmSync(root, { recursive: true }),
  };
}
