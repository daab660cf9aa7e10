import { brand } from '@planner/brand';
import { composeMail, formatTime } from '../platform/mail/composeMail.ts';
import type { Mail } from '../platform/mail/Mailer.ts';

export const passwordResetMail = (
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

export const passwordChangedMail = (
  { name, email }: { name: string; email: string },
  { at, publicUrl }: { at: Date; publicUrl: string },
): Mail => ({
  ...composeMail({
    subject: `Your ${brand.name} password has been changed`,
    parts: [
      `Hello ${name},`,
      `The password of your account at ${brand.name} was changed on ${formatTime(at)}, with a link that was mailed to you. Everybody who was signed in with this account has been signed out.`,
      'If it was you, there is nothing to do.',
      'If it was not you, someone can read your mail. Secure your mailbox first, then choose a new password and tell another administrator.',
      { label: 'Ask for a new password', url: `${publicUrl}/forgot-password` },
    ],
  }),
  to: email,
});
