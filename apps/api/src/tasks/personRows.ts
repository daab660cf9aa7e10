import { type Person, rewriteMentions, withoutPerson } from '../platform/db/erasePerson.ts';
import type { Trx } from '../platform/db/schema.ts';
import type { Item } from './table.ts';

/** Params as far as they say what a row of a file means. */
type Columns = Partial<Record<'columns' | 'fields', readonly string[]>>;

/** Whether a row of a file is about a person: in the column of addresses, or without such a column in any. */
const isRowOf = (person: Person, cells: readonly string[], { fields = [] }: Columns): boolean => {
  const column = fields.indexOf('email');
  return (column === -1 ? cells : cells.slice(column, column + 1)).some(person.is);
};

const withoutItems = (person: Person, json: string | null, params: Columns): string | null => {
  if (json === null) return null;
  const others = (JSON.parse(json) as Item[]).filter(
    ({ id, label, cells }) => !(cells ? isRowOf(person, cells, params) : person.is(id) || person.is(label)),
  );
  return withoutPerson(JSON.stringify(others), person);
};

/** Removes a person from the reports and the remaining items of tasks, and deletes the tasks that they have started. */
export const eraseFromTasks = async (trx: Trx, person: Person): Promise<void> => {
  const own: string[] = [];
  await rewriteMentions(
    trx,
    'tasks',
    person,
    { key: ['id'], columns: ['id', 'actor_id', 'actor', 'params', 'reason'] },
    ({ id, actor_id, actor, params, reason }) => {
      if (person.is(actor_id) || person.is(actor)) {
        own.push(id);
        return 'delete';
      }
      // A file without headings has a person in their place.
      const parsed = JSON.parse(params) as Columns;
      const { columns = [] } = parsed;
      const headings = columns.some(person.is) && { columns: columns.map(() => '') };
      return {
        params: withoutPerson(JSON.stringify({ ...parsed, ...headings }), person),
        reason: reason && person.without(reason),
      };
    },
  );
  if (own.length > 0) await trx.deleteFrom('task_chunks').where('task_id', 'in', own).execute();
  const imports = await trx
    .selectFrom('tasks')
    .select(['id', 'params'])
    .where('params', 'like', '%"fields"%')
    .execute();
  const paramsOf = new Map(imports.map(({ id, params }) => [id, JSON.parse(params) as Columns]));
  await rewriteMentions(
    trx,
    'task_chunks',
    person,
    { key: ['task_id', 'number'], columns: ['task_id', 'items', 'failures'] },
    ({ task_id, items, failures }) => {
      const params = paramsOf.get(task_id) ?? {};
      return {
        items: withoutItems(person, items, params),
        failures: withoutItems(person, failures, params),
      };
    },
  );
};
