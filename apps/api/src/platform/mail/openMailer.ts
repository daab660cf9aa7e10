import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import { isLoopback } from '../http/origins.ts';

export interface Mail {
  /** One address without a name. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Address for replies. Default: the sender. */
  replyTo?: { name: string; address: string };
  link?: string;
  /** Never delivered. The server does the same work, which would otherwise reveal that the recipient has no account. */
  isDecoy?: boolean;
}

/** Retries are pointless. */
export class PermanentError extends Error {}

export interface Mailer {
  /**
   * Rejects when the mail could not be delivered; with `PermanentError` when retries are pointless.
   * @param id the same for every attempt to send a mail; becomes its Message-ID
   */
  send: (mail: Mail, id: string) => Promise<void>;
  /** Does the work of `send` up to the connection. */
  rehearse?: (mail: Mail, id: string) => Promise<void>;
}

/** Parses `Name <address>`, quoted or not, or an address. */
const parseSender = (text: string): { name: string; address: string } => {
  const [, name = '', address = text] = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  return { name, address };
};

/** Addresses are objects, which nodemailer doesn't parse: no name can become another recipient or header. */
const toMessage = (
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

const createComposer = () => createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

interface OutboxOptions {
  /** Created with the first mail, readable by its owner only. */
  folder: string;
  from: string;
  print: (line: string) => void;
  /** True if output goes to a terminal. Only then is a mail's link printed, so that no log stores it. */
  isTerminal: boolean;
}

/** Creates a mailer that writes each mail to an `.eml` file, for development and machines without a mail server. */
export const createOutbox = ({ folder, from, print, isTerminal }: OutboxOptions): Mailer => {
  const composer = createComposer();
  return {
    rehearse: async (mail, id) => {
      await composer.sendMail(toMessage(mail, id, from));
    },
    async send(mail, id) {
      const { message } = await composer.sendMail(toMessage(mail, id, from));
      if (!Buffer.isBuffer(message)) throw new TypeError('The composed mail is not a buffer');
      // File names sort in the order of sending.
      const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${id}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
      // Renamed when complete, so that watchers of the folder never read half a mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      print(`Mail to ${mail.to}: ${isTerminal ? (mail.link ?? file) : file}`);
    },
  };
};

const CONNECTION_TIMEOUT_MS = 10_000;
/** Servers may scan a mail before they accept it. */
const SOCKET_TIMEOUT_MS = 60_000;
/** Errors about this mail, not about the connection or our credentials. */
const ABOUT_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);

/** Leaves out the server's response, which could quote the mail, so that the text can be logged. */
const describe = ({ code, command, responseCode, message }: NodemailerError): string => {
  // Of a connection that failed, such as an expired certificate. The server has said nothing yet.
  const reason = command === 'CONN' && responseCode === undefined ? message : undefined;
  const step = [code, command, responseCode, reason].filter((part) => part !== undefined).join(' ');
  return code === 'ETLS'
    ? `The mail server offers no TLS (${step}). Use one that does: beyond this machine, mails and the credentials in SMTP_URL are sent over TLS only`
    : `The mail server did not take a mail (${step})`;
};

/** Requires STARTTLS beyond this machine, whatever the URL's options say: a reset link is as good as a password. */
const requireTls = (text: string): string => {
  const url = new URL(text);
  // Overrides nodemailer's other options about STARTTLS.
  if (url.protocol === 'smtp:' && !isLoopback(url.hostname)) url.searchParams.set('requireTLS', 'true');
  return url.href;
};

/** A 5xx reply about this mail, or an address that nodemailer refuses to send. */
const isPermanent = ({ code, command, permanent }: NodemailerError): boolean =>
  ABOUT_THE_MAIL.has(code ?? '') && (permanent === true || command === 'API');

/** @param url `smtp://…` or `smtps://…`, with credentials, and nodemailer's connection options as query parameters */
export const createSmtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport({
    url: requireTls(url),
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  });
  return {
    rehearse: async (mail, id) => {
      await createComposer().sendMail(toMessage(mail, id, from));
    },
    async send(mail, id) {
      try {
        await transport.sendMail(toMessage(mail, id, from));
      } catch (error) {
        const failure = error as NodemailerError;
        throw isPermanent(failure) ? new PermanentError(describe(failure)) : new Error(describe(failure));
      }
    },
  };
};

interface MailSettings {
  smtpUrl: string | undefined;
  mailFrom: string;
  dataDir: string;
}

export const openMailer = (
  { smtpUrl, mailFrom, dataDir }: MailSettings,
  terminal: Pick<OutboxOptions, 'print' | 'isTerminal'>,
): Mailer =>
  smtpUrl
    ? createSmtpMailer(smtpUrl, mailFrom)
    : createOutbox({ folder: path.join(dataDir, 'outbox'), from: mailFrom, ...terminal });
