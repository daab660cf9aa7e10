import path from 'node:path';
import type { Env } from '../env.ts';
import { createOutbox } from './createOutbox.ts';
import { createSmtpMailer } from './createSmtpMailer.ts';
import type { Mailer } from './Mailer.ts';

/** The mailer that the settings name: a mail server, or else the folder `outbox` beside the database. */
export const openMailer = (
  { smtpUrl, mailFrom, dataDir }: Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  print: (line: string) => void,
): Mailer =>
  smtpUrl
    ? createSmtpMailer(smtpUrl, mailFrom)
    : createOutbox({ folder: path.join(dataDir, 'outbox'), from: mailFrom, print });
