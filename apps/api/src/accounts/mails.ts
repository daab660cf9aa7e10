import { brand } from '@planner/brand';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { notMeParts } from '../notices/links.ts';
import { composeMail, formatTime, type Part } from '../platform/mail/composeMail.ts';
import type { Composers } from '../platform/mail/createMailQueue.ts';
import type { Mail } from '../platform/mail/openMailer.ts';
import { insertNoHits } from '../platform/security/rateLimits.ts';
import { createToken } from '../platform/security/tokens.ts';
import type { Services } from '../Services.ts';
import { isSuspended } from '../users/formats.ts';
import { findUser, lockUser, type UserRow } from '../users/rows.ts';
import { findInvitationEnd, INVITATION_MS, issueResetToken, RESET_TOKEN_MS } from './rows.ts';

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
      'If it was not you, you can ignore this mail. Your password stays as it is.',
    ],
  }),
  to: email,
  link,
});

const invitationMail = (
  { name, email, role }: UserRow,
  { link, expiresAt }: { link: string; expiresAt: Date },
): Mail => ({
  ...composeMail({
    subject: `Your account at ${brand.name}`,
    parts: [
      `Hello ${name},`,
      `An administrator has added an account for you at ${brand.name}. ${
        role === 'admin' ? 'Choose a password, then log in with this address.' : 'Choose a password for it.'
      }`,
      { label: 'Choose a password', url: link },
      `The link works once, until ${formatTime(expiresAt)}. Of several such mails, only the newest one counts.`,
      'If you did not expect this, you can ignore this mail. The account cannot be used without a password.',
    ],
  }),
  to: email,
  link,
});

const passwordChangedMail = (
  { name, email }: { name: string; email: string },
  at: Date,
  advice: readonly Part[],
): Mail => ({
  ...composeMail({
    subject: `Your ${brand.name} password has been changed`,
    parts: [
      `Hello ${name},`,
      `The password of your account at ${brand.name} was changed on ${formatTime(at)}, with a link that was mailed to you. All sessions of this account have ended.`,
      'If it was not you, someone can read your mail: secure your mailbox, too.',
      ...advice,
    ],
  }),
  to: email,
});

export const createAccountComposers = ({ engine, publicUrl }: Pick<Services, 'engine' | 'publicUrl'>) =>
  ({
    /** For an address as entered. One without an account costs the same work. */
    passwordReset: (email, { id, now }) =>
      inTransaction(engine, async (trx) => {
        const found = await findUser(trx, { email });
        const account = found && (await lockUser(trx, found));
        // Locking an account writes a row.
        if (!found) await insertNoHits(trx, `reset-nobody ${createToken()}`, now.toISOString());
        // No link: the requester may not be the owner. An administrator without a password needs an invitation, which can be revoked.
        const isBarred =
          account &&
          (isSuspended(account, now) || (account.role === 'admin' && account.password_hash === null));
        const user = isBarred ? undefined : account;
        const token = await issueResetToken(trx, user, id, now);
        if (!token) return undefined;
        // The fragment is in no log: browsers don't send it.
        const link = `${publicUrl}/reset-password/new#${token}`;
        const mail = passwordResetMail(user ?? { name: email, email }, {
          link,
          expiresAt: new Date(now.getTime() + RESET_TOKEN_MS),
        });
        return user ? mail : { ...mail, isDecoy: true };
      }),

    invitation: (userId, { id, now }) =>
      inTransaction(engine, async (trx) => {
        const user = await lockUser(trx, { id: userId });
        // It may have been revoked, or void by a change of the account.
        if (!user || !(await findInvitationEnd(trx, user, now))) return undefined;
        const token = await issueResetToken(trx, user, id, now, 'invitation');
        const expiresAt = new Date(now.getTime() + INVITATION_MS);
        return token === undefined
          ? undefined
          : invitationMail(user, { link: `${publicUrl}/invitation#${token}`, expiresAt });
      }),

    async passwordChanged(userId, mail) {
      const user = await findUser(engine.db, { id: userId });
      return (
        user &&
        passwordChangedMail(
          user,
          mail.queuedAt,
          await notMeParts({ engine, publicUrl, lockUser }, user.id, mail),
        )
      );
    },
  }) satisfies Composers;
