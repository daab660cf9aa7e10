import { createAccountComposers } from './accounts/createAccountComposers.ts';
import { createMessageComposers } from './messages/createMessageComposers.ts';
import type { Composers } from './platform/mail/createMailQueue.ts';
import type { Services } from './Services.ts';

/** The composers of all mails. A missing one doesn't compile. */
export const createComposers = (
  services: Pick<Services, 'engine' | 'publicUrl' | 'contactEmail'>,
): Composers => ({
  ...createAccountComposers(services),
  ...createMessageComposers(services),
});
