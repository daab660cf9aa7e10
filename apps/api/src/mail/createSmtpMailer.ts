import { createTransport, type NodemailerError } from 'nodemailer';
import { HopelessJob } from '../jobs/createJobQueue.ts';
import type { Mailer } from './Mailer.ts';
import { toMessage } from './toMessage.ts';

const CONNECTION_TIMEOUT_MS = 10_000;
/** A server may look at a mail for a while before it takes it. */
const SOCKET_TIMEOUT_MS = 60_000;
/** The server's refusal of this one mail, rather than of us or of the moment. */
const ABOUT_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);

/** What may be logged of a failure: a server's answer could repeat the mail, so its words are left out. */
const describe = ({ code, command, responseCode }: NodemailerError): string =>
  `The mail server did not take a mail (${[code, command, responseCode].filter((part) => part !== undefined).join(' ')})`;

/**
 * Makes a mailer that hands mails to an SMTP server.
 * @param url `smtp://…` or `smtps://…`, with credentials and nodemailer's connection options as its query
 */
export const createSmtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(toMessage(mail, from));
      } catch (error) {
        const failure = error as NodemailerError;
        const isHopeless = failure.permanent === true && ABOUT_THE_MAIL.has(failure.code ?? '');
        throw isHopeless ? new HopelessJob(describe(failure)) : new Error(describe(failure));
      }
    },
  };
};
