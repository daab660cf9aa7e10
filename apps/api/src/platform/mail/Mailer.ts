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
