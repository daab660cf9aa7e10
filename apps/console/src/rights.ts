import type { Rights } from '@planner/features/shared';
import { type ScreenName, screens } from './screens.ts';

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

/** The operation that a screen is for. Those of categories are named like it: `addHabitCategory`. */
export const operationOf = (name: ScreenName): string =>
  OPERATIONS[name] ??
  screens[name].offers ??
  name.replace(/^(all|add|edit)(?=.*Categor)/, (verb) => VERBS[verb] ?? verb);

/** True if the account may open a screen. */
export const isAllowed = (name: ScreenName, { allows }: Rights): boolean => allows(operationOf(name));

/** True if the server has a screen. */
export const isOffered = (name: ScreenName, { offers }: Rights): boolean => {
  const { offers: extra } = screens[name];
  return extra === undefined || offers(extra);
};

/** True if the server has a screen and the account may open it. */
export const canOpen = (name: ScreenName, rights: Rights): boolean =>
  isOffered(name, rights) && isAllowed(name, rights);
