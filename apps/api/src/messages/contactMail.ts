import type { ContactMessagesTable } from '../platform/db/schema.ts';
import { composeMail } from '../platform/mail/composeMail.ts';
import type { Mail } from '../platform/mail/Mailer.ts';

export const contactMail = (message: ContactMessagesTable, to: string): Mail => {
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
