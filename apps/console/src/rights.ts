import type { User } from '@planner/api-client';
import type { ScreenName } from './screens.ts';

/** True unless the server refuses an operation of the core contract to the account. */
export type Allows = (operation: string) => boolean;

/** The operation of the core contract that a screen is for. Not in screens.ts, which public pages load. */
const OPERATIONS: Readonly<Partial<Record<ScreenName, string>>> = {
  allUsers: 'listUsers',
  addUser: 'createUser',
  editUser: 'updateUser',
  user: 'getUser',
  editTermsAndConditions: 'savePolicy',
  editPrivacyPolicy: 'savePolicy',
  subscriptions: 'listSubscriptions',
};

const VERBS: Readonly<Record<string, string>> = { all: 'list', add: 'create', edit: 'update' };

/** True if the account may open a screen. Those of categories are named like their operations: `addHabitCategory`. */
export const isAllowed = (name: ScreenName, allows: Allows): boolean =>
  allows(OPERATIONS[name] ?? name.replace(/^(all|add|edit)(?=.*Categor)/, (verb) => VERBS[verb] ?? verb));

/** Whether the account may change and delete a user. */
export const mayChange =
  (allows: Allows) =>
  ({ role }: Pick<User, 'role'>): boolean =>
    allows('updateUser') && (role === 'user' || allows('manageAdministrators'));
