import { createHasher } from './auth/createHasher.ts';
import { randomPassword } from './auth/randomPassword.ts';
import { createAdministrator } from './createAdministrator.ts';
import { readCounter } from './db/counters.ts';
import type { Engine } from './db/Engine.ts';
import { createIds } from './db/ids.ts';
import type { Env } from './env.ts';
import { fillWithSampleData } from './sample/fillWithSampleData.ts';
import { StartError } from './StartError.ts';

/**
 * Makes a database ready for its first use: an empty one gets sample data if that is wanted, and one in which nobody could
 * sign in gets an administrator, whose e-mail and password are printed.
 * @throws StartError when the first administrator's address belongs to somebody else
 */
export const prepareDatabase = async (
  engine: Engine,
  { adminEmail, adminPassword, sampleData }: Pick<Env, 'adminEmail' | 'adminPassword' | 'sampleData'>,
  print: (line: string) => void,
): Promise<void> => {
  const now = new Date();
  if (sampleData && (await readCounter(engine.db, 'users')) === 0) await fillWithSampleData(engine, now);
  if ((await readCounter(engine.db, 'sign_in_admins')) > 0) return;
  const password = adminPassword ?? randomPassword();
  try {
    const administrator = {
      engine,
      hasher: createHasher(),
      ids: createIds(),
      now,
      email: adminEmail,
      password,
    };
    await createAdministrator(administrator);
  } catch (error) {
    if (!engine.isDuplicate(error, 'email_key')) throw error;
    // Another server on the same database may just have been faster.
    if ((await readCounter(engine.db, 'sign_in_admins')) > 0) return;
    throw new StartError(
      `PLANNER_ADMIN_EMAIL: ${adminEmail} belongs to a user who cannot sign in; choose another address.`,
    );
  }
  print(`E-mail:   ${adminEmail}`);
  print(`Password: ${adminPassword ? '(the one in PLANNER_ADMIN_PASSWORD)' : password}`);
};
