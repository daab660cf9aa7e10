import type { Db } from '../platform/db/schema.ts';
import { formatTime, type Part } from '../platform/mail/composeMail.ts';
import type { QueuedMail } from '../platform/mail/createMailQueue.ts';
import { issueSecurityLink } from './rows.ts';

/** What a mail says to the owner of an account, with a link of their own. */
export const notMeParts = async (
  db: Db,
  userId: string,
  publicUrl: string,
  mail: QueuedMail,
): Promise<Part[]> => {
  const { token, expiresAt } = await issueSecurityLink(db, userId, mail);
  return [
    'If it was you, you can ignore this mail.',
    'If it was not you, open this page and press its button. It ends all sessions and tokens of your account, removes its second factors, and tells the other administrators.',
    // The fragment is in no log: browsers don't send it. Opening the link does nothing, because programs that check mails do.
    { label: 'It was not me', url: `${publicUrl}/not-me#${token}` },
    `The link works once, until ${formatTime(expiresAt)}.`,
  ];
};
