import { execFileSync } from 'node:child_process';

const remote = () => {
  try {
    return execFileSync('git', ['config', '--get', 'remote.origin.url'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    }).trim();
  } catch {
    return '';
  }
};

/** Address of the repository on the web, without credentials. Null if the remote is a path. */
const homepage = () => {
  const parts = /^(?:https:\/\/(?:[^@/]+@)?|(?:ssh:\/\/)?git@)([^/:]+)[/:](.+?)(?:\.git)?$/.exec(remote());
  return parts && `https://${parts[1]}/${parts[2]}`;
};

/** A package links to the repository that it was packed in. */
const beforePacking = (manifest) => {
  const url = homepage();
  if (!url) return manifest;
  const repository = {
    type: 'git',
    url: `git+${url}.git`,
    directory: manifest.name.replace('@planner', 'packages'),
  };
  return { ...manifest, homepage: url, repository };
};

export const hooks = { beforePacking };
