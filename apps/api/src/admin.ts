import { createHasher } from './auth/createHasher.ts';
import { randomPassword } from './auth/randomPassword.ts';
import { type EventSource, recordEvent } from './auth/securityEvents.ts';
import { endSessionsOf } from './auth/sessions.ts';
import { createAdministrator } from './createAdministrator.ts';
import type { Engine } from './db/Engine.ts';
import { createIds } from './db/ids.ts';
import { inTransaction } from './db/inTransaction.ts';
import { openDatabase } from './db/openDatabase.ts';
import { findUser, updateUser } from './db/users.ts';
import { readEnv } from './env.ts';
import { readArguments } from './readArguments.ts';
import { runMain } from './runMain.ts';
import { StartError } from './StartError.ts';
import { isEmail } from './text/isEmail.ts';

const USAGE = 'Say what to do and for whom: pnpm admin create EMAIL, or pnpm admin reset-password EMAIL.';

/** In the security log, what is done here comes from no network and no request. */
const HERE = 'command line';

const sourceOf = (now: Date): EventSource => ({
  services: { ids: createIds(), log: () => {} },
  address: HERE,
  requestId: HERE,
  now,
});

const create = async (engine: Engine, email: string, password: string): Promise<void> => {
  try {
    const now = new Date();
    await createAdministrator({ engine, hasher: createHasher(), ids: createIds(), now, email, password });
    await inTransaction(engine, (trx) =>
      recordEvent(trx, sourceOf(now), { kind: 'userCreated', subject: email, detail: 'admin' }),
    );
  } catch (error) {
    if (!engine.isDuplicate(error, 'email_key')) throw error;
    throw new StartError(`There is already an account with the e-mail address ${email}.`);
  }
};

const resetPassword = async (engine: Engine, email: string, password: string): Promise<void> => {
  const password_hash = await createHasher().hash(password);
  await inTransaction(engine, async (trx) => {
    const user = await findUser(trx, { email });
    if (!user) throw new StartError(`There is no account with the e-mail address ${email}.`);
    if (user.role !== 'admin') throw new StartError(`The account ${email} is not an administrator.`);
    const now = new Date();
    await updateUser(trx, user, { password_hash }, now);
    await endSessionsOf(trx, user.id);
    await recordEvent(trx, sourceOf(now), { kind: 'passwordReset', subject: user.email });
  });
};

const COMMANDS: Record<string, typeof create> = { create, 'reset-password': resetPassword };

await runMain(async () => {
  const [name = '', email = '', ...more] = readArguments();
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || email === '' || more.length > 0) throw new StartError(USAGE);
  if (!isEmail(email)) throw new StartError(`"${email}" is not an e-mail address.`);
  // Works beside a running server: its transactions are short, and the server learns of them at the next request.
  const engine = await openDatabase(readEnv(process.env), false);
  try {
    const password = randomPassword();
    await command(engine, email, password);
    process.stdout.write(`E-mail:   ${email}\nPassword: ${password}\n`);
  } finally {
    await engine.close();
  }
});
