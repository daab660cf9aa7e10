import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from './hashOf.ts';
import type { Report } from './Report.ts';
import type { DrawnReport } from './createReport.ts';

const SHA256 = /^[0-9a-f]{64}$/;

/** The bytes of a picture. @throws if they are not what the report names */
function readPicture(folder: string, sha256: string): Buffer {
  if (!SHA256.test(sha256)) throw new Error(`${sha256} is not the hash of a picture.`);
  const bytes = readFileSync(path.join(folder, 'pictures', `${sha256}.webp`));
  if (hashOf(bytes) !== sha256)
    throw new Error(`pictures/${sha256}.webp has other bytes than the report says.`);
  return bytes;
}

/** Reads a report that `writeReport` wrote, perhaps on another machine. @throws if it is incomplete or was changed */
export function readReport(folder: string): DrawnReport {
  const file = path.join(folder, 'report.json');
  if (!existsSync(file)) throw new Error(`${folder} is not a report: it has no report.json.`);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  if (!/^https?:\/\//.test(report.storybook))
    throw new Error(`The report links to ${report.storybook}, which is not a Storybook.`);
  const shots = report.groups
    .flatMap(({ stories }) => stories)
    .flatMap(({ differences, unchanged }) => [
      ...differences.flatMap(({ before, after }) => (before ? [before, after] : [after])),
      ...unchanged.map(({ shot }) => shot),
    ]);
  const pictures = shots.map(({ sha256 }) => [sha256, readPicture(folder, sha256)] as const);
  return { ...report, pictures: new Map(pictures) };
}
