import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { createIds } from '../db/ids.ts';
import type { Mailer } from './Mailer.ts';
import { toMessage } from './toMessage.ts';

/** Where mails go that no server takes. */
export interface OutboxOptions {
  /** Made when the first mail comes. */
  folder: string;
  from: string;
  /** Tells the person at the terminal where the mail's link leads. */
  print: (line: string) => void;
}

/** Makes a mailer that writes each mail as an `.eml` file, for development and for machines without a mail server. */
export const createOutbox = ({ folder, from, print }: OutboxOptions): Mailer => {
  const ids = createIds();
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(toMessage(mail, from));
      if (!Buffer.isBuffer(message)) throw new TypeError('The composed mail is no buffer');
      // Sorted by name they stand in the order in which they were written; the time is for people.
      const now = new Date();
      const file = path.join(folder, `${now.toISOString().replaceAll(':', '-')}-${ids(now)}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Under another name first, so that whoever watches the folder sees whole mails only.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      print(`Mail to ${mail.to}: ${mail.link ?? file}`);
    },
  };
};
