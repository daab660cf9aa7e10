import type { Engine } from '../platform/db/Engine.ts';
import { openDatabase, withEngine } from '../platform/db/openDatabase.ts';
import { listMails, releaseMails } from '../platform/mail/rows.ts';
import { StartError } from '../platform/StartError.ts';
import type { Print, Run } from './Command.ts';

const USAGE = 'Say what to do with the queued mails: mails list, or mails release.';

const list = async ({ db }: Engine, print: Print): Promise<void> => {
  const mails = await listMails(db);
  for (const { state, created_at, kind, payload, attempts, error } of mails)
    print([state, created_at, kind, payload, `attempts: ${attempts}`, error ?? ''].join('  ').trimEnd());
  print(`Mails in the queue: ${mails.length}`);
};

const release = async ({ db }: Engine, print: Print): Promise<void> => {
  print(`Released mails: ${await releaseMails(db)}`);
};

const ACTIONS: Record<string, typeof list> = { list, release };

/** Lists the mails that are not delivered, or releases those that are held after a restore. */
export const mails: Run = async (env, [name = '', ...more], print) => {
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action || more.length > 0) throw new StartError(USAGE);
  // Not exclusive: the command may run next to a server.
  await withEngine(await openDatabase(env, false), (engine) => action(engine, print));
};
