import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { matchPicture } from './matchPicture.ts';
import { COMPARED, committedPath, drawnPath, storyInFileName } from './names.ts';

/** Part of the page in CSS px. */
type Area = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Playwright's own screenshot compresses more, and waits for several frames. */
async function draw(page: Page, area: Area): Promise<Buffer> {
  const session = await sessionOf(page);
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { ...area, scale: 1 },
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

/** For tests: compares an area of the page with the committed picture of a story's look. `--update` accepts what is drawn. */
export const comparePicture: BrowserCommand<[story: string, look: string, area: Area]> = async (
  { page, project, testPath = '' },
  story,
  look,
  area,
) => {
  const { root, attachmentsDir, snapshotOptions } = project.config;
  const storiesFile = path.relative(root, testPath).replaceAll(path.sep, '/');
  const name = { storiesFile, story: storyInFileName(story), look };
  await mkdir(attachmentsDir, { recursive: true });
  await writeFile(path.join(attachmentsDir, COMPARED), '');
  await matchPicture({
    draw: () => draw(page, area),
    committed: path.join(root, committedPath(name)),
    drawn: path.join(attachmentsDir, drawnPath(name)),
    isAccepted: snapshotOptions.updateSnapshot === 'all',
  });
};
