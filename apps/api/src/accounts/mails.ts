import { brand } from '@planner/brand';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { composeMail, formatTime } from '../platform/mail/composeMail.ts';
import type { Composers } from '../platform/mail/createMailQueue.ts';
import type { Mail } from '../platform/mail/Mailer.ts';
import type { Services } from '../Services.ts';
import { isSuspended } from '../users/formats.ts';
import { findUser } from '../users/rows.ts';
import { issueResetToken, RESET_TOKEN_MS } from './rows.ts';

const passwordResetMail = (
  { name, email }: { name: string; email: string },
  { link, expiresAt }: { link: string; expiresAt: Date },
): Mail => ({
  ...composeMail({
    subject: `Choose a new password for ${brand.name}`,
    parts: [
      `Hello ${name},`,
      `We received a request for a new password for your account at ${brand.name}.`,
      { label: 'Choose a new password', url: link },
      `The link works once, until ${formatTime(expiresAt)}. Of several such mails, only the newest one counts.`,
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
  }),
  to: email,
  link,
});

const passwordChangedMail = (
  { name, email }: { name: string; email: string },
  { at, publicUrl }: { at: Date; publicUrl: string },
): Mail => ({
  ...composeMail({
    subject: `Your ${brand.name} password has been changed`,
    parts: [
      `Hello ${name},`,
      `The password of your account at ${brand.name} was changed on ${formatTime(at)}, with a link that was mailed to you. All sessions of this account have ended.`,
      'If it was you, there is nothing to do.',
      'If it was not you, someone can read your mail. Secure your mailbox first, then choose a new password and tell another administrator.',
      { label: 'Ask for a new password', url: `${publicUrl}/forgot-password` },
    ],
  }),
  to: email,
});

export const createAccountComposers = ({ engine, publicUrl }: Pick<Services, 'engine' | 'publicUrl'>) =>
  ({
    /** For an address as entered. One without an account costs the same work. */
    passwordReset: (email, { id, now }) =>
      inTransaction(engine, async (trx) => {
        const account = await findUser(trx, { email });
        // Sends nothing: whoever asked may not be the owner.
        const user = account && isSuspended(account, now) ? undefined : account;
        const token = await issueResetToken(trx, user, id, now);
        if (!token) return undefined;
        const link = `${publicUrl}/reset-password/${token}`;
        const mail = passwordResetMail(user ?? { name: email, email }, {
          link,
          expiresAt: new Date(now.getTime() + RESET_TOKEN_MS),
        });
        return user ? mail : { ...mail, isDecoy: true };
      }),

    async passwordChanged(userId, { queuedAt }) {
      const user = await findUser(engine.db, { id: userId });
      return user && passwordChangedMail(user, { at: queuedAt, publicUrl });
    },
  }) satisfies Composers;
