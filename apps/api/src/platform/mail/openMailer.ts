import path from 'node:path';
import { createOutbox, type OutboxOptions } from './createOutbox.ts';
import { createSmtpMailer } from './createSmtpMailer.ts';
import type { Mailer } from './Mailer.ts';

export interface MailSettings {
  smtpUrl: string | undefined;
  mailFrom: string;
  dataDir: string;
}

export const openMailer = (
  { smtpUrl, mailFrom, dataDir }: MailSettings,
  terminal: Pick<OutboxOptions, 'print' | 'isTerminal'>,
): Mailer =>
  smtpUrl
    ? createSmtpMailer(smtpUrl, mailFrom)
    : createOutbox({ folder: path.join(dataDir, 'outbox'), from: mailFrom, ...terminal });
