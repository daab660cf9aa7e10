import { record } from '../activity/record.ts';
import { countAnswer, listFactors, takeChallenge } from '../factors/rows.ts';
import {
  challengeExpired,
  challengeFor,
  verifyFactor,
  wrongCode,
  wrongPasskey,
} from '../factors/verifyFactor.ts';
import type { Handlers } from '../Handler.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { type RateLimit, takeHits, undoHits } from '../platform/security/rateLimits.ts';
import { findUser } from '../users/rows.ts';
import { confirmSession } from './rows.ts';

/** Wrong answers of a signed-in user. */
const MAX_FAILURES = 10;

const limitsOf = (userId: string): RateLimit[] => [{ key: `confirm ${userId}`, max: MAX_FAILURES }];

export const confirmationHandlers = {
  async startConfirmation({ services, session: { user }, now }) {
    const asked = { purpose: 'confirm' as const, userId: user.id };
    return { status: 200, body: await challengeFor(services.engine.db, services, asked, now) };
  },

  async confirmSession(call) {
    const { services, body, session, now } = call;
    const { engine, hasher } = services;
    const { id, email } = session.user;
    const challenge = await countAnswer(engine.db, body.challenge, now);
    if (challenge?.purpose !== 'confirm' || challenge.user_id !== id) throw challengeExpired();
    const limits = limitsOf(id);
    await takeHits(engine, limits, now);
    const stored = (await findUser(engine.db, { id }))?.password_hash ?? null;
    const isPasswordRight =
      body.passkey !== undefined || (await hasher.verify(body.password ?? '', stored)) !== false;
    const wrong = await inTransaction(engine, async (trx) => {
      const needsFactor = body.passkey !== undefined || (await listFactors(trx, id)).length > 0;
      const isRight =
        isPasswordRight && (!needsFactor || (await verifyFactor(trx, services, challenge, body, now)));
      if (!isRight) {
        const detail = isPasswordRight ? 'second factor' : 'password';
        await record(trx, call, { kind: 'confirmationFailed', subject: email, subjectId: id, detail });
        return isPasswordRight ? 'factor' : 'password';
      }
      if (!(await takeChallenge(trx, challenge))) throw challengeExpired();
      await undoHits(trx, limits);
      await confirmSession(trx, session.tokenHash, now);
      return undefined;
    });
    if (wrong === 'password') throw HttpError.invalid({ password: 'This password is wrong' });
    if (wrong === 'factor') throw body.passkey ? wrongPasskey() : wrongCode();
    return { status: 200, body: { message: 'Confirmed' } };
  },
} satisfies Partial<Handlers>;
