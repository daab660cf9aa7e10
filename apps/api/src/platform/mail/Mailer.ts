import type { SendMailOptions } from 'nodemailer';

export interface Mail {
  /** One address without a name. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Address for replies. Default: the sender. */
  replyTo?: { name: string; address: string };
  link?: string;
}

/** Retries are pointless. */
export class PermanentError extends Error {}

export interface Mailer {
  /**
   * Rejects when the mail could not be delivered; with `PermanentError` when retries are pointless.
   * @param id the same for every attempt to send a mail; becomes its Message-ID
   */
  send: (mail: Mail, id: string) => Promise<void>;
}

/** Parses `Name <address>`, quoted or not, or an address. */
const parseSender = (text: string): { name: string; address: string } => {
  const [, name = '', address = text] = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  return { name, address };
};

/** Addresses are objects, which nodemailer doesn't parse: no name can become another recipient or header. */
export const toMessage = (
  { to, subject, text, html, replyTo }: Mail,
  id: string,
  sender: string,
): SendMailOptions => {
  const from = parseSender(sender);
  return {
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
    from,
    to: { name: '', address: to },
    ...(replyTo && { replyTo }),
    subject,
    text,
    html,
    // RFC 3834: suppresses out-of-office replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};
