import type { Trx } from '../platform/db/schema.ts';
import type { FailedMail } from '../platform/mail/createMailQueue.ts';
import { changesOf } from './changesOf.ts';
import { record, type Source } from './record.ts';

/** Stands for the address of what no request causes. */
const MAIL_QUEUE = 'mail queue';

/** Tells administrators that a mail was given up, to whom, and why. */
export const recordFailedMail = (
  trx: Trx,
  services: Source['services'],
  { mail, to, error, now }: FailedMail,
): Promise<void> =>
  record(
    trx,
    { services, address: MAIL_QUEUE, requestId: mail.request_id, now },
    {
      kind: 'mailFailed',
      subject: to,
      detail: mail.kind,
      changes: changesOf<{ error: string }>({}, { error }, ['error']),
    },
  );
