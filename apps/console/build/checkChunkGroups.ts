import type { Plugin, Rolldown } from 'vite';
import { alternativesOf } from './alternativesOf.ts';

/** Fails the build if part of a pattern matches no module, such as the name of a file that was renamed. */
export const checkChunkGroups = (groups: readonly Rolldown.CodeSplittingGroup[]): Plugin => ({
  name: 'planner:check-chunk-groups',
  apply: 'build',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    for (const { name, test } of groups)
      for (const pattern of test instanceof RegExp ? alternativesOf(test) : [])
        if (!modules.some((module) => pattern.test(module)))
          this.error(`Chunk group ${String(name)}: no module matches ${pattern.source}`);
  },
});
