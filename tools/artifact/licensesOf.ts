import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Package } from './findPackages.ts';

const LICENSE_FILE = /^(?:licen[cs]e|copying)/i;

const licenseText = (folder: string): string => {
  const file = readdirSync(folder).find((name) => LICENSE_FILE.test(name));
  return file ? `\n${readFileSync(path.join(folder, file), 'utf8').trim()}\n` : '';
};

/** In the form of Vite's `build.license`, which lists bundled packages. */
export const licensesOf = (packages: readonly Package[]): string =>
  packages
    .map(
      ({ name, version, license, folder }) =>
        `\n## ${name} - ${version} (${license})\n${licenseText(folder)}`,
    )
    .join('');
