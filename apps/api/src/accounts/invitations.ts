import { checkManages } from '../access.ts';
import { record } from '../activity/record.ts';
import type { Call, Handlers } from '../Handler.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import type { Trx } from '../platform/db/schema.ts';
import { itemResponse } from '../platform/http/etag.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { type RateLimit, takeHits } from '../platform/security/rateLimits.ts';
import { HOUR_MS } from '../platform/time.ts';
import { nameOf, roleDetail } from '../users/entries.ts';
import { isSuspended, toUser } from '../users/formats.ts';
import { addUser } from '../users/handlers.ts';
import { findUser, type LockedUser, lockUser, updateUser, type UserWithHash } from '../users/rows.ts';
import { findInvitationEnd } from './rows.ts';
import { sendInvitation } from './sendInvitation.ts';

/** Per hour. */
const MAX_INVITATIONS = { administrator: 100, person: 5 };

const limitOf = (by: keyof typeof MAX_INVITATIONS, id: string): RateLimit => ({
  key: `invite-${by} ${id}`,
  max: MAX_INVITATIONS[by],
  windowMs: HOUR_MS,
});

const refusalOf = (user: UserWithHash, now: Date): string | undefined => {
  if (user.password_hash !== null) return 'This account has a password already';
  return isSuspended(user, now) ? 'This account is suspended' : undefined;
};

/** Locks the account, if the caller may change it. */
const lockManaged = async (
  trx: Trx,
  { params, session }: Pick<Call<'sendInvitation'>, 'params' | 'session'>,
): Promise<LockedUser> => {
  const user = await lockUser(trx, params);
  if (!user) throw HttpError.notFound();
  checkManages(session.user, user.role);
  return user;
};

export const invitationHandlers = {
  async inviteUser(call) {
    const { services, session, now } = call;
    await takeHits(services.engine, [limitOf('administrator', session.user.id)], now);
    const { user } = await addUser(
      call,
      'userInvited',
      () => Promise.resolve(null),
      (trx, added) => sendInvitation(trx, call, added),
    );
    return { status: 201, ...itemResponse(user, toUser) };
  },

  async getInvitation({ services, params, now }) {
    const user = await findUser(services.engine.db, params);
    if (!user) throw HttpError.notFound();
    const until = (await findInvitationEnd(services.engine.db, user, now)) ?? null;
    return { status: 200, body: { canInvite: refusalOf(user, now) === undefined, until } };
  },

  async sendInvitation(call) {
    const { services, params, session, now } = call;
    const limits = [limitOf('administrator', session.user.id), limitOf('person', params.id)];
    await takeHits(services.engine, limits, now, {
      async onAllowed(trx) {
        const user = await lockManaged(trx, call);
        const refusal = refusalOf(user, now);
        if (refusal) throw new HttpError('not-invitable', refusal);
        await sendInvitation(trx, call, user);
        await record(trx, call, { kind: 'userInvited', ...nameOf(user), detail: roleDetail(user) });
      },
    });
    return { status: 200, body: { message: 'The invitation is on its way' } };
  },

  async revokeInvitation(call) {
    const { services, now } = call;
    await inTransaction(services.engine, async (trx) => {
      const user = await lockManaged(trx, call);
      if (!(await findInvitationEnd(trx, user, now))) return;
      // The next version invalidates links, also one that a mail is being composed with.
      await updateUser(trx, user, {}, now);
      await record(trx, call, { kind: 'invitationRevoked', ...nameOf(user) });
    });
    return { status: 200, body: { message: 'The invitation was revoked' } };
  },
} satisfies Partial<Handlers>;
