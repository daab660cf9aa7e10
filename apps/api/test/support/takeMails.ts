import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { TestApi } from './startTestApi.ts';

export interface TakenMail extends Email {
  raw: string;
}

export const readMail = async (raw: Buffer): Promise<TakenMail> => ({
  ...(await PostalMime.parse(new Uint8Array(raw))),
  raw: raw.toString('latin1'),
});

const NOTICE = /has a new (?:administrator|token)|from a new network|People were exported|has locked it/;

/** Waits for pending mails, then removes all mails from the outbox and returns them, oldest first. */
export const takeAllMails = async ({
  mails: queue,
  dataDir,
}: Pick<TestApi, 'mails' | 'dataDir'>): Promise<TakenMail[]> => {
  await queue.settled();
  const folder = path.join(dataDir, 'outbox');
  // A mail that is being written has another name.
  const names = (await readdir(folder).catch((): string[] => [])).filter((name) => name.endsWith('.eml'));
  const mails: TakenMail[] = [];
  for (const name of names.toSorted((a, b) => (a < b ? -1 : 1))) {
    const file = path.join(folder, name);
    mails.push(await readMail(await readFile(file)));
    await rm(file);
  }
  return mails;
};

/** Like `takeAllMails`, without what administrators are told of sign-ins and new administrators. */
export const takeMails = async (api: Pick<TestApi, 'mails' | 'dataDir'>): Promise<TakenMail[]> =>
  (await takeAllMails(api)).filter(({ subject }) => !NOTICE.test(subject ?? ''));

export const headerCounts = ({ headers }: TakenMail): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { key } of headers) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

/** Header fields of every mail; contact mails add `reply-to`. */
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
