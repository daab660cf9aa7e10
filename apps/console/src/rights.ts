import { type ScreenName, screens, type Offers } from './screens.ts';

/** True unless the server refuses an operation to the account. */
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

/** The operation that a screen is for. Those of categories are named like it: `addHabitCategory`. */
export const operationOf = (name: ScreenName): string =>
  OPERATIONS[name] ??
  screens[name].offers ??
  name.replace(/^(all|add|edit)(?=.*Categor)/, (verb) => VERBS[verb] ?? verb);

/** True if the account may open a screen. */
export const isAllowed = (name: ScreenName, allows: Allows): boolean => allows(operationOf(name));

/** What the server lets users choose of an export; undefined without the export. @param has true also for what it refuses to the account */
export const exportOffers = (
  has: Offers,
  operation: 'exportUsers' | 'exportSubscriptions' | 'exportActivity',
) =>
  has(operation)
    ? {
        columns: has(`${operation}.columns`),
        separator: has(`${operation}.separator`),
        timeZone: has(`${operation}.timeZone`),
        ...(operation === 'exportUsers' && {
          health: has('exportUsers.health'),
          selected: has('exportSelectedUsers'),
        }),
      }
    : undefined;
