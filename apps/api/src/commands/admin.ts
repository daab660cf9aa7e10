import { setPassword, createAdministrator } from '../accounts/setPassword.ts';
import { record } from '../activity/record.ts';
import { COMMAND_LINE } from '../activity/rows.ts';
import { deleteFactorsOf } from '../factors/rows.ts';
import type { MailKind } from '../mails.ts';
import { notify } from '../notices/notify.ts';
import type { Engine } from '../platform/db/Engine.ts';
import { createIds } from '../platform/ids.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { openDatabase, withEngine } from '../platform/db/openDatabase.ts';
import type { Trx } from '../platform/db/schema.ts';
import { createHasher } from '../platform/security/createHasher.ts';
import { randomPassword } from '../platform/security/tokens.ts';
import { StartError } from '../platform/StartError.ts';
import { insertMail } from '../platform/mail/rows.ts';
import { isEmail } from '../platform/text/email.ts';
import { revokeAccess } from '../sessions/rows.ts';
import { type LockedUser, lockUser } from '../users/rows.ts';
import type { Print, Run } from './Command.ts';

const USAGE =
  'Say what to do and for whom: admin create EMAIL, admin reset-password EMAIL, or admin reset-second-factor EMAIL.';

/** For entries of the activity and mails, which the server sends: now, or when it starts. */
const callAt = (now: Date) => {
  const ids = createIds();
  return {
    services: { ids, log: () => {} },
    address: COMMAND_LINE,
    requestId: COMMAND_LINE,
    userAgent: null,
    session: undefined,
    now,
    queueMail: (trx: Trx, kind: MailKind, payload: string, dueAt = now) =>
      insertMail(trx, {
        id: ids(now),
        kind,
        payload,
        request_id: COMMAND_LINE,
        created_at: dueAt.toISOString(),
      }),
  };
};

const BY_COMMAND = 'on the command line of the server';

type Action = (engine: Engine, email: string, print: Print) => Promise<void>;

const printPassword = (email: string, password: string, print: Print): void => {
  print(`E-mail:   ${email}`);
  print(`Password: ${password}`);
};

/** @throws StartError when there is no such administrator */
const lockAdministrator = async (trx: Trx, email: string): Promise<LockedUser> => {
  const user = await lockUser(trx, { email });
  if (!user) throw new StartError(`There is no account with the e-mail address ${email}.`);
  if (user.role !== 'admin') throw new StartError(`The account ${email} is not an administrator.`);
  return user;
};

const create: Action = async (engine, email, print) => {
  const password = randomPassword();
  const now = new Date();
  const administrator = { engine, hasher: createHasher(), ids: createIds(), now, email, password };
  const user = await createAdministrator({ ...administrator, isPrinted: true });
  if (!user) throw new StartError(`There is already an account with the e-mail address ${email}.`);
  await inTransaction(engine, (trx) =>
    record(trx, callAt(now), { kind: 'userCreated', subject: email, subjectId: user.id, detail: 'admin' }),
  );
  printPassword(email, password, print);
};

const resetPassword: Action = async (engine, email, print) => {
  const password = randomPassword();
  const password_hash = await createHasher().hash(password);
  await inTransaction(engine, async (trx) => {
    const user = await lockAdministrator(trx, email);
    const call = callAt(new Date());
    await setPassword(trx, user, password_hash, call.now, true);
    await notify(trx, call, user, 'passwordChanged', BY_COMMAND);
    await record(trx, call, { kind: 'passwordReset', subject: user.email, subjectId: user.id });
  });
  printPassword(email, password, print);
};

const resetSecondFactor: Action = async (engine, email, print) => {
  const count = await inTransaction(engine, async (trx) => {
    const user = await lockAdministrator(trx, email);
    const deleted = await deleteFactorsOf(trx, user);
    await revokeAccess(trx, [user.id]);
    const call = callAt(new Date());
    if (deleted > 0) await notify(trx, call, user, 'factorRemoved', `all, ${BY_COMMAND}`);
    const whose = { subject: user.email, subjectId: user.id };
    await record(trx, call, { kind: 'factorsReset', ...whose, detail: String(deleted) });
    return deleted;
  });
  print(`Removed second factors of ${email}: ${count}. The password alone opens the account now.`);
};

const ACTIONS: Record<string, Action> = {
  create,
  'reset-password': resetPassword,
  'reset-second-factor': resetSecondFactor,
};

/** Creates an administrator, sets a new password and prints it, to be changed at the first sign-in, or removes lost second factors. */
export const admin: Run = async (env, [name = '', email = '', ...more], print) => {
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action || email === '' || more.length > 0) throw new StartError(USAGE);
  if (!isEmail(email)) throw new StartError(`"${email}" is not an e-mail address.`);
  // Not exclusive: the command may run next to a server.
  await withEngine(await openDatabase(env, false), (engine) => action(engine, email, print));
};
