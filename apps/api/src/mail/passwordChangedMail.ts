import { formatMoment } from '../text/formatMoment.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './Mailer.ts';

/** Tells the owner of an account that its password was set anew through a link. */
export const passwordChangedMail = (
  { name, email }: { name: string; email: string },
  { at, publicUrl }: { at: Date; publicUrl: string },
): Mail => ({
  ...composeMail({
    subject: 'Your Planner Admin password has been changed',
    parts: [
      `Hello ${name},`,
      `The password of your account at Planner Admin was changed on ${formatMoment(at)}, with a link that was mailed to you. Everybody who was signed in with this account has been signed out.`,
      'If it was you, there is nothing to do.',
      'If it was not you, somebody can read your mail. Secure your mailbox first, then choose a new password and tell another administrator.',
      { label: 'Ask for a new password', url: `${publicUrl}/forgot-password` },
    ],
  }),
  to: email,
});
