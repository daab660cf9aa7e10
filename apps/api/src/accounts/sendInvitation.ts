import type { NoticeSource } from '../notices/notify.ts';
import type { Trx } from '../platform/db/schema.ts';
import type { LockedUser } from '../users/rows.ts';
import { issueInvitation } from './rows.ts';

/** Mails a link for choosing the password. Earlier ones of the account become invalid. */
export const sendInvitation = async (
  trx: Trx,
  { queueMail, now }: Pick<NoticeSource, 'queueMail' | 'now'>,
  user: LockedUser,
): Promise<void> => {
  await issueInvitation(trx, user, now);
  await queueMail(trx, 'invitation', user.id);
};
