import { contactLimits } from '../auth/limits.ts';
import { takeHits } from '../auth/rateLimits.ts';
import type { Handlers } from '../contract/types.ts';
import { insertMessage, newMessage } from '../db/contactMessages.ts';
import { contactMail } from '../mail/contactMail.ts';
import { sendingOf } from '../mail/sendingOf.ts';

/** Messages from visitors. */
export const contactHandlers: Pick<Handlers, 'sendContactMessage'> = {
  async sendContactMessage({ services, body, address, idempotencyKey, now, afterwards }) {
    const { engine, ids, mailer, contactEmail } = services;
    await takeHits(engine.db, contactLimits(body.email, address), now);
    const message = newMessage(ids(now), body, idempotencyKey, now);
    const isNew = await insertMessage(engine.db, message);
    if (isNew && contactEmail) afterwards(sendingOf(contactMail(message, contactEmail), mailer));
    return { status: 200, body: { message: 'Thank you. Your message has been sent' } };
  },
};
