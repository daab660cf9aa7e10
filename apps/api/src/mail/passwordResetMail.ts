import { formatMoment } from '../text/formatMoment.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './Mailer.ts';

/** Takes the owner of an account to the form for a new password. */
export const passwordResetMail = (
  { name, email }: { name: string; email: string },
  { link, expiresAt }: { link: string; expiresAt: Date },
): Mail => ({
  ...composeMail({
    subject: 'Choose a new password for Planner Admin',
    parts: [
      `Hello ${name},`,
      'Somebody, probably you, has asked for a new password for your account at Planner Admin.',
      { label: 'Choose a new password', url: link },
      `The link works once, until ${formatMoment(expiresAt)}. Of several such mails, only the newest one counts.`,
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
  }),
  to: email,
  link,
});
