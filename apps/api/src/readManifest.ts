import { readFileSync } from 'node:fs';

/** The build replaces it by the artifact's manifest, which has the commit as well. */
const MANIFEST = new URL('../../../package.json', import.meta.url);

/** The version of the server, and the commit of a built one. */
export const readManifest = (): { version: string; commit?: string } =>
  JSON.parse(readFileSync(MANIFEST, 'utf8')) as { version: string; commit?: string };
