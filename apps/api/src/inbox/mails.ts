import { composeMail } from '../platform/mail/composeMail.ts';
import type { Composers } from '../platform/mail/createMailQueue.ts';
import type { Mail } from '../platform/mail/openMailer.ts';
import type { Services } from '../Services.ts';
import { findMessage, type MessageRow } from './rows.ts';

const contactMail = (message: MessageRow, to: string): Mail => {
  const { email, phone, subject } = message;
  const name = `${message.first_name} ${message.last_name}`;
  return {
    ...composeMail({
      subject: `Contact: ${subject ?? `message from ${name}`}`,
      parts: [
        'A visitor has sent this through the contact form.',
        {
          rows: [
            ['Name', name],
            ['E-mail', email],
            ...(phone === null ? [] : [['Phone', phone] as const]),
            ...(subject === null ? [] : [['Subject', subject] as const]),
          ],
        },
        { quote: message.message },
      ],
    }),
    to,
    replyTo: { name, address: email },
  };
};

export const createInboxComposers = ({ engine, contactEmail }: Pick<Services, 'engine' | 'contactEmail'>) =>
  ({
    async contactMessage(messageId) {
      const message = await findMessage(engine.db, messageId);
      return message && contactEmail ? contactMail(message, contactEmail) : undefined;
    },
  }) satisfies Composers;
