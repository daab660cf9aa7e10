import { truncate } from '../activity/record.ts';
import { readAccountHistory } from '../activity/personRows.ts';
import { listMessageIdsFrom } from '../inbox/rows.ts';
import { createPerson, type Person } from '../platform/db/erasePerson.ts';
import type { Trx } from '../platform/db/schema.ts';
import { canonicalEmail } from '../platform/text/email.ts';
import { foldText } from '../platform/text/foldText.ts';
import { listNamesakes } from '../users/personRows.ts';
import type { UserRow } from '../users/rows.ts';

/**
 * Who is to be erased: the account, and earlier ones with its address. A name counts, also a former one, unless someone else
 * has it: it doesn't tell who was meant.
 */
export const findPerson = async (
  trx: Trx,
  { id, name, email }: Pick<UserRow, 'id' | 'name' | 'email'>,
): Promise<Person> => {
  const { accounts, formerNames } = await readAccountHistory(trx, id, canonicalEmail(email));
  const names = [...new Set([name, ...formerNames])];
  const shared = new Set((await listNamesakes(trx, names, accounts)).map(foldText));
  const own = names.filter((one) => !shared.has(foldText(one)));
  // As the activity writes the names of namesakes, and long ones.
  const written = [...own, ...names.map((one) => `${one} (${email})`)];
  return createPerson({
    accounts,
    email,
    ids: await listMessageIdsFrom(trx, email),
    names: [...written, ...written.map(truncate)],
  });
};
