import { createAdministrator } from './accounts/setPassword.ts';
import type { Env } from './env.ts';
import { readCounter } from './platform/db/counters.ts';
import type { Engine } from './platform/db/Engine.ts';
import { createIds } from './platform/ids.ts';
import { passwordProblem } from './platform/security/checkPassword.ts';
import { createHasher } from './platform/security/createHasher.ts';
import { randomPassword } from './platform/security/tokens.ts';
import { StartError } from './platform/StartError.ts';
import { fillWithSampleData } from './sample/fillWithSampleData.ts';

/**
 * Adds sample data if configured and an administrator if none can sign in. If interrupted, the next start completes it.
 * @throws StartError when the administrator's address belongs to another account, or the password is too weak
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
  const problem =
    adminPassword && passwordProblem(adminPassword, { name: 'Admin', email: adminEmail, role: 'admin' });
  if (problem) throw new StartError(`PLANNER_ADMIN_PASSWORD cannot be used: ${problem}.`);
  const administrator = {
    engine,
    hasher: createHasher(),
    ids: createIds(),
    now,
    email: adminEmail,
    password,
    // Logs and terminals keep what was printed. A tour with sample data needs no more steps.
    isPrinted: adminPassword === undefined && !sampleData,
    beforeCommit: () => {
      print(`E-mail:   ${adminEmail}`);
      print(`Password: ${adminPassword ? '(the one in PLANNER_ADMIN_PASSWORD)' : password}`);
    },
  };
  if (await createAdministrator(administrator)) return;
  // Another server on the same database may have been faster.
  if ((await readCounter(engine.db, 'sign_in_admins')) > 0) return;
  throw new StartError(
    `PLANNER_ADMIN_EMAIL: ${adminEmail} belongs to a user who cannot log in; choose another address.`,
  );
};
