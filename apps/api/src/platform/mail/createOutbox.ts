import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { type Mailer, toMessage } from './Mailer.ts';

export interface OutboxOptions {
  /** Created with the first mail, readable by its owner only. */
  folder: string;
  from: string;
  print: (line: string) => void;
  /** True if output goes to a terminal. Only then is a mail's link printed, so that no log stores it. */
  isTerminal: boolean;
}

/** Creates a mailer that writes each mail to an `.eml` file, for development and machines without a mail server. */
export const createOutbox = ({ folder, from, print, isTerminal }: OutboxOptions): Mailer => {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
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
