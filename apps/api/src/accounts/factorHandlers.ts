import { cleanCode } from '../platform/text/cleanCode.ts';
import { brand } from '@planner/brand';
import type { components } from '@planner/api-client/schema';
import { record } from '../activity/record.ts';
import { checkNewPasskey, passkeysUnavailable, rpIdOf } from '../factors/passkeys.ts';
import {
  countAnswer,
  countRecoveryCodes,
  createChallenge,
  deleteFactor,
  deleteFactorsOf,
  type Factor,
  hasFactor,
  insertFactor,
  listFactors,
  renameFactor,
  replaceRecoveryCodes,
  takeChallenge,
} from '../factors/rows.ts';
import {
  appSecretOf,
  challengeExpired,
  toFactor,
  wrongCode,
  wrongPasskey,
  createTotpSecret,
  findTotpStep,
  totpUri,
} from '../factors/verifyFactor.ts';
import type { Call, Handlers } from '../Handler.ts';
import { notify } from '../notices/notify.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import type { Trx } from '../platform/db/schema.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { checkName } from '../platform/text/names.ts';
import type { Services } from '../Services.ts';
import { endSessionsOf, lockOwnAccount, revokeAccess } from '../sessions/rows.ts';
import { findUser, lockUser } from '../users/rows.ts';

type Schemas = components['schemas'];

const MAX_FACTORS = 20;

const isRequired = ({ requireSecondFactor }: Services, now: Date): boolean =>
  requireSecondFactor !== undefined && now >= requireSecondFactor;

const listOf = async (services: Services, userId: string, now: Date): Promise<Schemas['FactorList']> => ({
  factors: (await listFactors(services.engine.db, userId)).map(toFactor),
  recoveryCodesLeft: await countRecoveryCodes(services.engine.db, userId),
  isRequired: isRequired(services, now),
  passkeysUnavailable: passkeysUnavailable(services) ?? null,
});

const findOwn = async (trx: Trx, { params, session }: Call<'removeFactor' | 'renameFactor'>) => {
  await lockOwnAccount(trx, session);
  const factors = await listFactors(trx, session.user.id);
  const factor = factors.find(({ id }) => id === params.id);
  if (!factor) throw HttpError.notFound();
  return { factor, isLast: factors.length === 1 };
};

type Proven = Pick<Factor, 'kind' | 'secret' | 'credential_id' | 'counter'>;

/** What a new factor has proved. @throws HttpError 410 without its challenge, 422 if the proof is wrong */
const proveFactor = async ({ services, body, session, now }: Call<'addFactor'>) => {
  const { engine, secretKeys } = services;
  const challenge = await countAnswer(engine.db, body.challenge, now);
  if (!challenge || challenge.user_id !== session.user.id) throw challengeExpired();
  if (challenge.purpose === 'addPasskey') {
    const { passkey } = body;
    if (!passkey) throw wrongPasskey();
    const counter = checkNewPasskey(passkey, body.challenge, services);
    if (counter === undefined) throw wrongPasskey();
    const proven: Proven = {
      kind: 'passkey',
      secret: passkey.publicKey,
      credential_id: passkey.id,
      counter,
    };
    return { challenge, proven };
  }
  if (challenge.purpose !== 'addApp' || challenge.data === null) throw challengeExpired();
  const secret = secretKeys.decrypt(appSecretOf(session.user.id), challenge.data);
  const counter = secret && findTotpStep(secret, cleanCode(body.code ?? ''), now, 0);
  if (!counter) throw wrongCode();
  const proven: Proven = { kind: 'app', secret: challenge.data, credential_id: null, counter };
  return { challenge, proven };
};

export const factorHandlers = {
  async listOwnFactors({ services, session: { user }, now }) {
    return { status: 200, body: await listOf(services, user.id, now) };
  },

  async listUserFactors({ services, params, now }) {
    const user = await findUser(services.engine.db, params);
    if (!user) throw HttpError.notFound();
    return { status: 200, body: await listOf(services, user.id, now) };
  },

  async startFactor({ services, body, session: { user }, now }) {
    const { db } = services.engine;
    if (body.kind === 'app') {
      const secret = createTotpSecret();
      const sealed = services.secretKeys.encrypt(appSecretOf(user.id), secret);
      const offer = { purpose: 'addApp' as const, user_id: user.id, data: sealed };
      const challenge = await createChallenge(db, offer, now);
      return {
        status: 200,
        body: { challenge, app: { secret, uri: totpUri(secret, brand.name, user.email) } },
      };
    }
    if (passkeysUnavailable(services)) throw HttpError.invalid({ kind: 'Passkeys need https and a domain' });
    const factors = await listFactors(db, user.id);
    const passkey = {
      rpId: rpIdOf(services),
      rpName: brand.name,
      userId: Buffer.from(user.id).toString('base64url'),
      userName: user.email,
      displayName: user.name,
      passkeyIds: factors.flatMap(({ credential_id }) => credential_id ?? []),
    };
    const challenge = await createChallenge(db, { purpose: 'addPasskey', user_id: user.id }, now);
    return { status: 200, body: { challenge, passkey } };
  },

  async addFactor(call) {
    const { services, body, session, now } = call;
    const { id: userId, email } = session.user;
    checkName(body.name);
    const { challenge, proven } = await proveFactor(call);
    const added = await inTransaction(services.engine, async (trx) => {
      const account = await lockOwnAccount(trx, session);
      if (!(await takeChallenge(trx, challenge))) throw challengeExpired();
      const count = (await listFactors(trx, userId)).length;
      if (count >= MAX_FACTORS) throw HttpError.invalid({ name: `At most ${MAX_FACTORS} second factors` });
      const factor: Factor = {
        id: services.ids(now),
        user_id: userId,
        name: body.name,
        created_at: now.toISOString(),
        last_used_at: null,
        ...proven,
      };
      if (!(await insertFactor(trx, factor))) throw wrongPasskey();
      // They were started with the password alone.
      if (count === 0) await endSessionsOf(trx, [userId], session.tokenHash);
      const own = { subject: email, subjectId: userId };
      await record(trx, call, { kind: 'factorAdded', ...own, detail: proven.kind });
      await notify(trx, call, session.user, 'factorAdded', body.name);
      return { factor, codes: count === 0 ? await replaceRecoveryCodes(trx, account) : [] };
    });
    return { status: 201, body: { factor: toFactor(added.factor), recoveryCodes: added.codes } };
  },

  async renameFactor(call) {
    const { services, body, session } = call;
    const renamed = await inTransaction(services.engine, async (trx) => {
      const { factor } = await findOwn(trx, call);
      checkName(body.name, factor.name);
      if (body.name === factor.name) return factor;
      await renameFactor(trx, factor, body.name);
      const own = { subject: session.user.email, subjectId: session.user.id };
      await record(trx, call, { kind: 'factorRenamed', ...own, detail: factor.kind });
      return { ...factor, name: body.name };
    });
    return { status: 200, body: toFactor(renamed) };
  },

  async removeFactor(call) {
    const { services, session, now } = call;
    await inTransaction(services.engine, async (trx) => {
      const { factor, isLast } = await findOwn(trx, call);
      if (isLast && isRequired(services, now))
        throw new HttpError(
          'last-factor',
          'Administrators need a second factor here. Add another one before you remove this',
        );
      await deleteFactor(trx, factor);
      const own = { subject: session.user.email, subjectId: session.user.id };
      await record(trx, call, { kind: 'factorRemoved', ...own, detail: factor.kind });
      await notify(trx, call, session.user, 'factorRemoved', factor.name);
    });
    return { status: 200, body: { message: 'Removed' } };
  },

  async createRecoveryCodes(call) {
    const { services, session } = call;
    const { id, email } = session.user;
    const recoveryCodes = await inTransaction(services.engine, async (trx) => {
      const account = await lockOwnAccount(trx, session);
      if (!(await hasFactor(trx, id))) throw HttpError.notFound();
      await record(trx, call, { kind: 'recoveryCodesCreated', subject: email, subjectId: id });
      await notify(trx, call, session.user, 'factorAdded', 'new recovery codes');
      return replaceRecoveryCodes(trx, account);
    });
    return { status: 200, body: { recoveryCodes } };
  },

  async resetUserFactors(call) {
    const { services, params, session } = call;
    await inTransaction(services.engine, async (trx) => {
      const user = await lockUser(trx, params);
      if (!user) throw HttpError.notFound();
      if (user.id === session.user.id)
        throw new HttpError(
          'own-account',
          "You can't reset your own second factors. Remove them in your settings",
        );
      const count = await deleteFactorsOf(trx, user);
      await revokeAccess(trx, [user.id]);
      const whose = { subject: user.email, subjectId: user.id };
      await record(trx, call, { kind: 'factorsReset', ...whose, detail: String(count) });
      await notify(trx, call, user, 'factorRemoved', 'all of them');
    });
    return { status: 200, body: { message: 'The second factors were removed' } };
  },
} satisfies Partial<Handlers>;
