import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { TestApi } from './startTestApi.ts';

/** A mail as its reader's program sees it, and as it was written. */
export interface TakenMail extends Email {
  raw: string;
}

/** Parses a mail. */
export const readMail = async (raw: Buffer): Promise<TakenMail> => ({
  ...(await PostalMime.parse(new Uint8Array(raw))),
  raw: raw.toString('latin1'),
});

/** Waits until the server has no mail left to send, and takes all that are in its outbox, oldest first. */
export const takeMails = async ({
  jobs,
  dataDir,
}: Pick<TestApi, 'jobs' | 'dataDir'>): Promise<TakenMail[]> => {
  await jobs.settled();
  const folder = path.join(dataDir, 'outbox');
  const names = await readdir(folder).catch((): string[] => []);
  const mails: TakenMail[] = [];
  for (const name of names.toSorted((a, b) => (a < b ? -1 : 1))) {
    const file = path.join(folder, name);
    mails.push(await readMail(await readFile(file)));
    await rm(file);
  }
  return mails;
};

/** All header fields of a mail by name, in lower case, with how often each stands there. */
export const headerCounts = ({ headers }: TakenMail): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { key } of headers) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

/** The fields of every mail of ours; contact mails have `reply-to`, too. */
export const OUR_HEADERS = {
  from: 1,
  to: 1,
  subject: 1,
  'message-id': 1,
  date: 1,
  'mime-version': 1,
  'content-type': 1,
  'auto-submitted': 1,
};
