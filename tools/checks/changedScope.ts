/** Packages in the order of their imports: a change to one can break those after it. */
const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  'packages/brand': ['apps/console', 'apps/api', 'e2e', '.'],
  'packages/policy-html': ['packages/ui', 'packages/features', 'apps/console', 'apps/api', 'e2e'],
  'packages/api-client': ['packages/features', 'apps/console', 'apps/api', 'e2e'],
  'packages/ui': ['packages/features', 'apps/console', 'tools/pictures', '.'],
  'packages/features': ['apps/console'],
  'tools/pictures': ['.', 'tools/checks'],
  'tools/checks': ['.', 'packages/ui', 'tools/bench-web', 'e2e'],
};

export interface ChangedScope {
  readonly packages: readonly string[];
  readonly storyFolders: readonly string[];
  readonly isContractChanged: boolean;
}

const isIn = (folder: string) => (file: string) => file.startsWith(`${folder}/`);

/** What changes to `files` (paths from the root) can affect, out of `packages`. */
export function changedScope(files: readonly string[], packages: readonly string[]): ChangedScope {
  const changed = packages.filter((folder) =>
    folder === '.'
      ? files.some((file) => file.startsWith('.storybook/') || !file.includes('/'))
      : files.some(isIn(folder)),
  );
  const affected = new Set(changed.flatMap((folder) => [folder, ...(IMPORTERS[folder] ?? [])]));
  const storyFolders = files.flatMap(
    (file) => /^(?:packages\/(?:ui|features)\/src\/[^/]+|tools\/pictures\/page)(?=\/)/.exec(file)?.[0] ?? [],
  );
  return {
    packages: packages.filter((folder) => affected.has(folder)),
    storyFolders: [...new Set(storyFolders)].toSorted(),
    isContractChanged: files.some((file) => file === 'openapi.yaml' || file.startsWith('tools/openapi/')),
  };
}
