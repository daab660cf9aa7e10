import { createAccountComposers } from './accounts/mails.ts';
import { createInboxComposers } from './inbox/mails.ts';
import { createNoticeComposers } from './notices/mails.ts';
import type { Services } from './Services.ts';
import { lockUser } from './users/rows.ts';

/** The composer of each kind of mail. */
export const createComposers = (services: Pick<Services, 'engine' | 'publicUrl' | 'contactEmail'>) => ({
  ...createAccountComposers(services),
  ...createInboxComposers(services),
  ...createNoticeComposers({ ...services, lockUser }),
});

export type MailKind = keyof ReturnType<typeof createComposers>;
