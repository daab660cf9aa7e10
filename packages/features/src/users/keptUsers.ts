import { object, optional, parseRole, parseUser, string } from '@planner/api-client/parsers';
import type { KeptList } from '../shared/list/keptLists.ts';
import { pageParsers } from '../shared/list/ListPage.ts';
import type { UserList } from './queries.ts';

const parsers = { ...pageParsers(parseUser), query: string, role: optional(parseRole) };

/** Without gender, date of birth, height and weight. */
export const keptUsers: KeptList<UserList> = {
  fields: [...Object.keys(parsers), 'id', 'name', 'email', 'createdAt'],
  parse: object<UserList>(parsers),
};
