import type { Work } from '../jobs/createJobQueue.ts';
import type { Mail, Mailer } from './Mailer.ts';

/** The sending of a mail, to be left to the job queue, which tries again when the mail server cannot be had. */
export const sendingOf = (mail: Mail, mailer: Mailer): Work => ({
  name: 'mail',
  run: () => mailer.send(mail),
});
