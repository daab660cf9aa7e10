import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './Mailer.ts';

/** `Name <address>` taken apart, with or without quotes around the name; a bare address has no name. */
const parseSender = (text: string): { name: string; address: string } => {
  const [, name = '', address = text] = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  return { name, address };
};

/**
 * A mail as nodemailer takes it. Addresses go as objects, which are not parsed again: nothing in a name can become another
 * recipient or header.
 * @param from `Name <address>` or a bare address
 */
export const toMessage = ({ to, subject, text, html, replyTo }: Mail, from: string): SendMailOptions => ({
  from: parseSender(from),
  to: { name: '', address: to },
  ...(replyTo && { replyTo }),
  subject,
  text,
  html,
  // RFC 3834: no out-of-office answers, please.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
