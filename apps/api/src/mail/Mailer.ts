/** An e-mail, ready to be sent. */
export interface Mail {
  /** One bare address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: { name: string; address: string };
  /** The link the mail is about, where it has one. */
  link?: string;
}

/** Hands mails over, to a mail server or to a folder. */
export interface Mailer {
  /** Rejects when the mail could not be handed over; with HopelessJob when it never can be. */
  send: (mail: Mail) => Promise<void>;
}
