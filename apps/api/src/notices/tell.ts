import type { AnyCall } from '../Handler.ts';
import type { Trx } from '../platform/db/schema.ts';
import { shortNetworkOf } from '../platform/http/clientAddress.ts';
import { countHits } from '../platform/security/rateLimits.ts';
import { HOUR_MS } from '../platform/time.ts';
import type { NoticeKind, NoticePayload } from './mails.ts';
import { listAdministrators } from './rows.ts';

type Teller = Pick<AnyCall, 'queueMail' | 'address' | 'userAgent' | 'session' | 'now'>;

/** Mails a person what happened to the account: at most once an hour per kind. Sent after the response; a dead mail server delays nothing. */
export const tell = async (
  trx: Trx,
  call: Teller,
  user: { id: string },
  kind: NoticeKind,
  about?: string,
): Promise<void> => {
  const { address, userAgent, session, now } = call;
  if (await countHits(trx, [{ key: `told ${kind} ${user.id}`, max: 1, windowMs: HOUR_MS }], now)) return;
  const network = shortNetworkOf(address);
  const by = session?.user.email;
  const payload: NoticePayload = { kind, userId: user.id, network, userAgent, by, about };
  await call.queueMail(trx, 'notice', JSON.stringify(payload));
};

/** Mails all administrators, and the one who did it. */
export const tellAdministrators = async (
  trx: Trx,
  call: Teller,
  kind: NoticeKind,
  about: string,
): Promise<void> => {
  for (const administrator of await listAdministrators(trx))
    await tell(trx, call, administrator, kind, about);
};
