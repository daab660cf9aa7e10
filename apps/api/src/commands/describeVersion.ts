import { readManifest } from '../readManifest.ts';

/** Version, commit and Node, a line each. */
export const describeVersion = (): string => {
  const { version, commit = 'unknown (not built)' } = readManifest();
  return `Planner Admin ${version}\nCommit ${commit}\nNode ${process.versions.node}`;
};
