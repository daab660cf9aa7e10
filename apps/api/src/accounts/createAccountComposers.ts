import { inTransaction } from '../platform/db/inTransaction.ts';
import type { Composers } from '../platform/mail/createMailQueue.ts';
import type { Services } from '../Services.ts';
import { findUser } from '../users/rows.ts';
import { passwordChangedMail, passwordResetMail } from './mails.ts';
import { issueResetToken, RESET_TOKEN_MS } from './rows.ts';

export const createAccountComposers = ({ engine, publicUrl }: Pick<Services, 'engine' | 'publicUrl'>) =>
  ({
    /** For an address as entered, which may have no account. */
    passwordReset: (email, { id, now }) =>
      inTransaction(engine, async (trx) => {
        const user = await findUser(trx, { email });
        const token = user && (await issueResetToken(trx, user, id, now));
        if (!token) return undefined;
        const link = `${publicUrl}/reset-password/${token}`;
        return passwordResetMail(user, { link, expiresAt: new Date(now.getTime() + RESET_TOKEN_MS) });
      }),

    async passwordChanged(userId, { queuedAt }) {
      const user = await findUser(engine.db, { id: userId });
      return user && passwordChangedMail(user, { at: queuedAt, publicUrl });
    },
  }) satisfies Partial<Composers>;
