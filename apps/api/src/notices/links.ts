import type { Engine } from '../platform/db/Engine.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import type { Trx } from '../platform/db/schema.ts';
import { formatTime, type Part } from '../platform/mail/composeMail.ts';
import type { QueuedMail } from '../platform/mail/createMailQueue.ts';
import { issueSecurityLink } from './rows.ts';

export interface LinkIssuer {
  engine: Engine;
  publicUrl: string;
  /** Locks an account, so that it is not deleted meanwhile. Returns undefined if there is none. */
  lockUser: (trx: Trx, by: { id: string }) => Promise<unknown>;
}

/** What a mail says to the owner of an account, with a link of their own. */
export const notMeParts = async (
  { engine, publicUrl, lockUser }: LinkIssuer,
  userId: string,
  mail: QueuedMail,
): Promise<Part[]> => {
  const link = await inTransaction(engine, async (trx) =>
    (await lockUser(trx, { id: userId })) ? issueSecurityLink(trx, userId, mail) : undefined,
  );
  if (!link) return [];
  const { token, expiresAt } = link;
  return [
    'If it was you, you can ignore this mail.',
    'If it was not you, open this page and press its button. It ends all sessions and tokens of your account, removes its second factors, and tells the other administrators.',
    // The fragment is in no log: browsers don't send it. Opening the link does nothing, because programs that check mails do.
    { label: 'It was not me', url: `${publicUrl}/not-me#${token}` },
    `The link works once, until ${formatTime(expiresAt)}.`,
  ];
};
