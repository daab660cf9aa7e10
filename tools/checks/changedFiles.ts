import { execute } from './execute.ts';

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
