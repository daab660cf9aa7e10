import { insertEntries, type NewEntry } from '../activity/rows.ts';
import { insertMessages, newMessage } from '../inbox/rows.ts';
import type { Engine } from '../platform/db/Engine.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { updateStatistics } from '../platform/db/openDatabase.ts';
import { createIds } from '../platform/ids.ts';
import { DAY_MS } from '../platform/time.ts';
import { findLastNumber, storeVersion } from '../policies/rows.ts';
import { createRandom } from './createSampleUsers.ts';

interface Person {
  id: string;
  name: string;
  email: string;
}

// A busy day.
const ADMINISTRATORS = 10;
const CHANGES = 2000;
const SIGN_INS = 200;
const MESSAGES = 300;
/** Days between them, and what each of them changes. */
const IMPORT = { everyDays: 7, kind: 'usersImported', partKind: 'userCreated', parts: 500 } as const;
const BULK_TASK = { everyDays: 30, kind: 'rolesChanged', partKind: 'roleChanged', parts: 5000 } as const;
const VERSION_EVERY_DAYS = 18;
/** The last days, whose messages are still unread. */
const UNANSWERED_DAYS = 2;

/** From this count, indexes are rebuilt afterwards. */
const BULK_DAYS = 30;
/** SQLite takes 32,766 values in a statement. */
const ENTRIES_PER_STATEMENT = 1000;

const TEXT =
  'Since the last update the calendar shows my workouts an hour late, and only on Mondays. I have changed nothing, and my phone has the right time zone. ';

/** Adds days of work of ten administrators before `now`: entries of the activity about these people, their messages, and versions of legal texts. */
export const seedDays = async (
  engine: Engine,
  days: number,
  people: readonly Person[],
  now: Date,
  onProgress: (done: number) => void,
): Promise<void> => {
  const random = createRandom(now.getTime());
  const ids = createIds();
  const administrators = Array.from({ length: ADMINISTRATORS }, (_, index) => ({
    id: ids(now),
    email: `administrator${index}@planner.example`,
  }));

  const entryAt = (at: Date, kind: NewEntry['kind'], part?: string): NewEntry => {
    const { id, email } = random.pick(administrators);
    const isSignIn = kind === 'signedIn';
    const person = isSignIn ? { id, email } : random.pick(people);
    return {
      id: ids(at),
      at: at.toISOString(),
      kind,
      actor_id: id,
      actor: email,
      token: null,
      subject_id: person.id,
      subject: person.email,
      detail: null,
      changes: kind === 'userUpdated' ? '[{"field":"name","from":"Anna Meyer","to":"Anna Meier"}]' : '[]',
      address: '192.0.2.10',
      network: '192.0.2.0/24',
      request_id: ids(at).replaceAll('-', ''),
      part_of: part ?? null,
      refers_to: null,
    };
  };

  const taskAt = (at: Date, { kind, partKind, parts }: typeof IMPORT | typeof BULK_TASK): NewEntry[] => {
    const task = entryAt(at, kind);
    return [task, ...Array.from({ length: parts }, () => entryAt(at, partKind, task.id))];
  };

  const addDay = async (day: number): Promise<void> => {
    const startMs = now.getTime() - (days - day + 1) * DAY_MS;
    const timeOf = (index: number, count: number) => new Date(startMs + Math.floor((index * DAY_MS) / count));
    const entries = Array.from({ length: CHANGES + SIGN_INS }, (_, index) =>
      entryAt(
        timeOf(index, CHANGES + SIGN_INS),
        index % (1 + CHANGES / SIGN_INS) === 0 ? 'signedIn' : 'userUpdated',
      ),
    );
    const end = new Date(startMs + DAY_MS - 1);
    for (const task of [IMPORT, BULK_TASK])
      if (day % task.everyDays === 0) entries.push(...taskAt(end, task));
    await inTransaction(engine, async (trx) => {
      for (let from = 0; from < entries.length; from += ENTRIES_PER_STATEMENT)
        await insertEntries(trx, entries.slice(from, from + ENTRIES_PER_STATEMENT));
      const messages = Array.from({ length: MESSAGES }, (_, index) => {
        const at = timeOf(index, MESSAGES);
        const { name, email } = random.pick(people);
        const [firstName = '', lastName = firstName] = name.split(' ');
        const message = `${TEXT.repeat(1 + (index % 6))}${name}`;
        const row = newMessage(ids(at), { firstName, lastName, email, message }, undefined, at);
        return day > days - UNANSWERED_DAYS
          ? row
          : {
              ...row,
              read_at: row.created_at,
              answered_at: row.created_at,
              answered_by: random.pick(administrators).id,
            };
      });
      await insertMessages(trx, messages);
      if (day % VERSION_EVERY_DAYS === 0)
        await storeVersion(trx, await findLastNumber(trx, 'terms'), {
          type: 'terms',
          content: `<h2>Day ${day}</h2>${`<p>${TEXT}</p>`.repeat(100)}`,
          savedAt: end,
          by: undefined,
          inForceAt: end.toISOString(),
        });
    });
    onProgress(day);
  };
  const addAll = async () => {
    for (let day = 1; day <= days; day += 1) await addDay(day);
  };
  await (days < BULK_DAYS ? addAll() : engine.whileLoading(addAll));
  // PostgreSQL would do it later.
  await updateStatistics(engine.db);
};
