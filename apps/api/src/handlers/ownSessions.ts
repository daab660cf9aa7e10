import { recordEvent } from '../auth/securityEvents.ts';
import { endOtherSessionsOf, listSessionsOf } from '../auth/sessions.ts';
import type { Handlers } from '../contract/types.ts';
import { inTransaction } from '../db/inTransaction.ts';

/** More than these are not listed; they end all the same. */
const MAX_LISTED = 100;

/** Where the signed-in administrator is signed in. */
export const ownSessionHandlers: Pick<Handlers, 'listOwnSessions' | 'endOtherSessions'> = {
  async listOwnSessions({ services, session, now }) {
    const rows = await listSessionsOf(services.engine.db, session.user.id, now, MAX_LISTED);
    const sessions = rows.map((row) => ({
      isCurrent: row.token_hash === session.tokenHash,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      expiresAt: row.expires_at,
      address: row.address,
      userAgent: row.user_agent,
    }));
    return {
      status: 200,
      body: { sessions: sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) },
    };
  },

  async endOtherSessions(call) {
    const { services, session } = call;
    const { id, email } = session.user;
    await inTransaction(services.engine, async (trx) => {
      const ended = await endOtherSessionsOf(trx, id, session.tokenHash);
      const own = { actor: email, subject: email };
      await recordEvent(trx, call, { kind: 'otherSessionsEnded', ...own, detail: String(ended) });
    });
    return { status: 200, body: { message: 'You have been signed out everywhere else' } };
  },
};
