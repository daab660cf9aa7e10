import { createAdministrator } from '../accounts/createAdministrator.ts';
import { setPassword } from '../accounts/setPassword.ts';
import { type EventSource, recordEvent } from '../activity/recordEvent.ts';
import { COMMAND_LINE } from '../activity/rows.ts';
import type { Engine } from '../platform/db/Engine.ts';
import { createIds } from '../platform/ids.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { openDatabase, withEngine } from '../platform/db/openDatabase.ts';
import { createHasher } from '../platform/security/createHasher.ts';
import { randomPassword } from '../platform/security/tokens.ts';
import { StartError } from '../platform/StartError.ts';
import { isEmail } from '../platform/text/email.ts';
import { findUser } from '../users/rows.ts';
import type { Run } from './Command.ts';

const USAGE = 'Say what to do and for whom: admin create EMAIL, or admin reset-password EMAIL.';

const sourceOf = (now: Date): EventSource => ({
  services: { ids: createIds(), log: () => {} },
  address: COMMAND_LINE,
  requestId: COMMAND_LINE,
  now,
});

const create = async (engine: Engine, email: string, password: string): Promise<void> => {
  const now = new Date();
  const administrator = { engine, hasher: createHasher(), ids: createIds(), now, email, password };
  if (!(await createAdministrator(administrator)))
    throw new StartError(`There is already an account with the e-mail address ${email}.`);
  await inTransaction(engine, (trx) =>
    recordEvent(trx, sourceOf(now), { kind: 'userCreated', subject: email, detail: 'admin' }),
  );
};

const resetPassword = async (engine: Engine, email: string, password: string): Promise<void> => {
  const password_hash = await createHasher().hash(password);
  await inTransaction(engine, async (trx) => {
    const user = await findUser(trx, { email });
    if (!user) throw new StartError(`There is no account with the e-mail address ${email}.`);
    if (user.role !== 'admin') throw new StartError(`The account ${email} is not an administrator.`);
    const now = new Date();
    await setPassword(trx, user, password_hash, now);
    await recordEvent(trx, sourceOf(now), { kind: 'passwordReset', subject: user.email });
  });
};

const ACTIONS: Record<string, typeof create> = { create, 'reset-password': resetPassword };

/** Creates an administrator, or sets a new password, and prints it. */
export const admin: Run = async (env, [name = '', email = '', ...more], print) => {
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action || email === '' || more.length > 0) throw new StartError(USAGE);
  if (!isEmail(email)) throw new StartError(`"${email}" is not an e-mail address.`);
  // Not exclusive: the command may run next to a server.
  await withEngine(await openDatabase(env, false), async (engine) => {
    const password = randomPassword();
    await action(engine, email, password);
    print(`E-mail:   ${email}`);
    print(`Password: ${password}`);
  });
};
