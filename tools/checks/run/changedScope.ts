import path from 'node:path';
import { ALLOWED } from '../rules/directions.ts';
import type { Sources } from '../rules/Sources.ts';
import { execute } from './execute.ts';
import { journeysOf } from './journeysOf.ts';
import { storiesUsing } from './storiesUsing.ts';

/** These find what they check by themselves, in seconds. */
const ALWAYS = new Set(['format', 'lint', 'dead code', 'rules']);

const SHARED_BY_ALL = /^(?:package\.json|pnpm-(?:lock|workspace)\.yaml|tsconfig\.base\.json)$/;
const ROOT_PACKAGE = /^(?:[^/]+\.(?:ts|json)|\.storybook\/.+)$/;
const CONTRACT = /^(?:openapi\.yaml$|redocly\.yaml$|tools\/openapi\/|packages\/api-client\/src\/generated\/)/;
const STORY_FOLDER = /^(packages\/(?:ui|features)\/src)\/[^/]+(?=\/)/;

const isIn = (folder: string) => (file: string) => file.startsWith(`${folder}/`);

const changes = (file: string, folder: string, stories: readonly string[]) =>
  isIn(folder)(file) ||
  SHARED_BY_ALL.test(file) ||
  (folder === '.' && ROOT_PACKAGE.test(file)) ||
  (folder === 'packages/api-client' && CONTRACT.test(file)) ||
  // Stories import Storybook's preview.
  (file.startsWith('.storybook/') && stories.some(isIn(folder)));

/** `@planner/ui/theme` → `packages/ui`; the root package has the configuration of Storybook. */
const folderOf = (specifier: string, packages: readonly string[]) =>
  packages.find((folder) => folder.endsWith(`/${specifier.split('/')[1]}`)) ?? '.';

const mayImport = (importer: string, folder: string, packages: readonly string[]) =>
  [ALLOWED[importer] ?? [], importer === '.' ? (ALLOWED['.storybook'] ?? []) : []]
    .flat()
    .some((specifier) => folderOf(specifier, packages) === folder);

/** Folders without stories, such as `theme`, can affect all stories of their package. */
const storyFoldersOf = (files: readonly string[], stories: readonly string[]): string[] => {
  const folders = files.flatMap((file) => {
    const [folder, all] = STORY_FOLDER.exec(file) ?? [];
    return folder ? (stories.some(isIn(folder)) ? folder : (all ?? [])) : [];
  });
  return [...new Set(folders)].filter((folder) => !folders.some((other) => isIn(other)(folder))).toSorted();
};

/** Folders and files of the stories that show what `files` contain: those beside them, and those of what uses them. */
const storyPathsOf = (files: readonly string[], stories: readonly string[], sources: Sources): string[] => {
  const beside = storyFoldersOf(files, stories).map((folder) => `${folder}/`);
  const changedFolders = files
    .filter((file) => STORY_FOLDER.test(file))
    .map((file) => path.posix.dirname(file));
  const users = storiesUsing(changedFolders, sources);
  return [...beside, ...users.filter((file) => !beside.some((folder) => file.startsWith(folder)))];
};

/**
 * The folders and files whose stories to run after changes to `files`, the journeys, and whether they can affect the result of a check. `packages`, `stories`
 * and `sources` are all there are; paths are relative to the root.
 */
export function changedScope(
  files: readonly string[],
  packages: readonly string[],
  stories: readonly string[],
  sources: Sources,
) {
  const affected = new Set(packages.filter((folder) => files.some((file) => changes(file, folder, stories))));
  // Includes the importers of importers: iteration reaches what is added meanwhile.
  for (const folder of affected)
    for (const importer of packages) if (mayImport(importer, folder, packages)) affected.add(importer);
  const storyPaths = storyPathsOf(files, stories, sources);
  const journeys = journeysOf(files, sources);
  const isContractChanged = files.some((file) => CONTRACT.test(file));
  return {
    storyPaths,
    journeys,
    isAffected: (check: string): boolean =>
      ALWAYS.has(check) ||
      (/^contract|^generated clients$/.test(check) && isContractChanged) ||
      ((check === 'unit' || check.startsWith('types')) && affected.size > 0) ||
      (check === 'editor' && (affected.has('packages/ui') || affected.has('packages/features'))) ||
      (check.startsWith('api') && affected.has('apps/api')) ||
      (check === 'stories' && storyPaths.length > 0) ||
      ((check === 'journeys' || check === 'build console') && journeys.length > 0),
  };
}

const lines = async (command: string) => (await execute(command)).output.split('\n').filter(Boolean);

/** Files that differ from `main`, committed or not; on `main`, those that are not committed. Paths from the root. */
export async function changedFiles(): Promise<string[]> {
  const [base = 'HEAD'] = await lines('git merge-base HEAD main');
  const tracked = await lines(`git diff --name-only ${base}`);
  const untracked = await lines('git ls-files --others --exclude-standard');
  return [...new Set([...tracked, ...untracked])].toSorted();
}

/** All files with stories. Paths from the root. */
export const storyFiles = () => lines("git ls-files --cached --others --exclude-standard '*.stories.tsx'");
