import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DrawnReport } from './createReport.ts';

/** Writes a report, its pictures and the page that shows it to a folder, which any static host can serve. */
export function writeReport(folder: string, page: string, { pictures, ...report }: DrawnReport): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'pictures'), { recursive: true });
  cpSync(page, folder, { recursive: true });
  for (const [sha256, bytes] of pictures)
    writeFileSync(path.join(folder, 'pictures', `${sha256}.webp`), bytes);
  writeFileSync(path.join(folder, 'report.json'), JSON.stringify(report));
}
