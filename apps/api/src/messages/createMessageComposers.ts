import type { Composers } from '../platform/mail/createMailQueue.ts';
import type { Services } from '../Services.ts';
import { contactMail } from './contactMail.ts';
import { findMessage } from './rows.ts';

export const createMessageComposers = ({ engine, contactEmail }: Pick<Services, 'engine' | 'contactEmail'>) =>
  ({
    async contactMessage(messageId) {
      const message = await findMessage(engine.db, messageId);
      return message && contactEmail ? contactMail(message, contactEmail) : undefined;
    },
  }) satisfies Partial<Composers>;
