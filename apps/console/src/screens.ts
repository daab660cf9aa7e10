import type { Extra, OperationId, UserSort } from '@planner/api-client';
import {
  ACTIVITY_ACTOR_MAX_CHARACTERS,
  ACTIVITY_GROUPS_MAX_CHARACTERS,
  ACTIVITY_KIND_MAX_CHARACTERS,
  SUBSCRIPTION_STATUS_MAX_CHARACTERS,
} from '@planner/api-client/limits';
import type { Rights } from '@planner/features/shared';
import { basePath } from '@planner/features/storage';
import type { IconName } from '@planner/ui';
import type { Route } from './routes/Route.ts';

type SearchValue = string | number | undefined;

/** Reads one search parameter. A missing or invalid value gives the default, which is what '' gives. */
type SearchParam<Value extends SearchValue> = (text: string) => Value;

/** Search parameters of a screen, in the order in which its URL has them. */
type SearchSchema = Readonly<Record<string, SearchParam<SearchValue>>>;

type SearchValues<Schema> = {
  [Key in keyof Schema]: Schema[Key] extends (text: string) => infer Value ? Value : never;
};

/** Page number, from 1. */
const page: SearchParam<number> = (value) => (/^[1-9]\d{0,8}$/.test(value) ? Number(value) : 1);

/** Any text, cut to `maxLength` characters. */
const text =
  (maxLength?: number): SearchParam<string> =>
  (value) =>
    value.slice(0, maxLength);

/** A date, `YYYY-MM-DD`. */
const date: SearchParam<string> = (value) =>
  /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';

/** One of several values; the first is the default. */
const oneOf =
  <const Value extends SearchValue>(first: Value, ...others: Value[]): SearchParam<Value> =>
  (value) =>
    others.find((other) => String(other) === value) ?? first;

/** Rows per page; undefined for 10. */
const pageSize = oneOf<number | undefined>(undefined, 25, 50, 100);

/** Loads the code of a screen. */
export type LoadRoute = () => Promise<Route>;

/** A screen in a file of code with others. */
const within =
  <Name extends string>(load: () => Promise<Record<Name, Route>>) =>
  (name: Name): LoadRoute =>
  async () =>
    (await load())[name];

const usersList = within(() => import('./routes/UsersRoute.tsx'));
const categories = within(() => import('./routes/categories.ts'));
const overview = within(() => import('./routes/overview.ts'));
const forms = within(() => import('./routes/forms.ts'));
const person = within(() => import('./routes/PersonRoute.tsx'));
const legalDesk = within(() => import('./routes/EditPolicyRoute.tsx'));
const ownSettings = within(() => import('./routes/settings.ts'));
const account = within(() => import('./routes/account.ts'));
const policies = within(() => import('./routes/policies.ts'));
const signIn: LoadRoute = async () => ({ Component: (await import('./entries/SignIn.tsx')).SignIn });

interface SidebarPlace {
  icon: IconName;
  /** Label of the group; its id is the first segment of its paths. Without a group the screen is a link of its own. */
  group?: string;
  /** Defaults to the screen's title. */
  label?: string;
  isFooter?: boolean;
}

/** Where a screen is, what it is called, and the operation that it is for. */
export interface Screen {
  /** URL pattern with at most one parameter, in `screens` with the path of the console. */
  readonly path: string;
  /** Title of the document and of the top bar. */
  readonly title: string;
  readonly search?: SearchSchema;
  /** The palette lists all screens of the sidebar. */
  readonly sidebar?: SidebarPlace;
  /** A public page that the palette lists too. */
  readonly isPublicPage?: boolean;
  /** The operation that it is for, or what those who only read call. Servers without it don't refuse it. If it is refused, sidebar and palette omit the screen, and its URL says so. */
  readonly operation?: OperationId;
  /** Opens it after G. */
  readonly key?: string;
  /** Instead, the extra that it is for. The server may also lack it. */
  readonly offers?: Extra & OperationId;
  /** Advice for users of a server that doesn't offer it. */
  readonly notOffered?: string;
  /** A public screen that depends on who is signed in. */
  readonly asksSession?: boolean;
  /** Loads its code. */
  readonly load: LoadRoute;
}

type Screens = Readonly<Record<string, Screen>>;

const USER_SORTS: readonly UserSort[] = ['joined', 'name', '-name', 'email', '-email', 'role', '-role'];

const users: SidebarPlace = { group: 'Users', icon: 'users' };
const legal: SidebarPlace = { group: 'Legal', icon: 'legal' };

/** The screens of a kind of categories. */
const categoryScreens = <Folder extends string>(
  folder: Folder,
  noun: string,
  place: SidebarPlace,
  [list, create, update]: readonly [OperationId, OperationId, OperationId],
  [loadList, loadAdd, loadEdit]: readonly [LoadRoute, LoadRoute, LoadRoute],
) =>
  ({
    all: {
      path: `/${folder}/all-categories`,
      title: `All ${noun} Categories`,
      key: folder.charAt(0),
      operation: list,
      search: { query: text(), sort: oneOf('ascending', 'descending') },
      sidebar: { ...place, label: 'All Categories' },
      load: loadList,
    },
    add: {
      path: `/${folder}/add-category`,
      title: `Add ${noun} Category`,
      operation: create,
      sidebar: { ...place, label: 'Add Category' },
      load: loadAdd,
    },
    edit: {
      path: `/${folder}/edit-category/:id`,
      title: `Edit ${noun} Category`,
      operation: update,
      load: loadEdit,
    },
  }) as const satisfies Screens;

const habit = categoryScreens(
  'habits',
  'Habit',
  { group: 'Habits', icon: 'habits' },
  ['listHabitCategories', 'createHabitCategory', 'updateHabitCategory'],
  [categories('allHabitCategories'), forms('addHabitCategory'), forms('editHabitCategory')],
);
const workout = categoryScreens(
  'workouts',
  'Workout',
  { group: 'Workouts', icon: 'workouts' },
  ['listWorkoutCategories', 'createWorkoutCategory', 'updateWorkoutCategory'],
  [categories('allWorkoutCategories'), forms('addWorkoutCategory'), forms('editWorkoutCategory')],
);
const finance = categoryScreens(
  'finances',
  'Finance',
  { group: 'Finances', icon: 'finances' },
  ['listFinanceCategories', 'createFinanceCategory', 'updateFinanceCategory'],
  [categories('allFinanceCategories'), forms('addFinanceCategory'), forms('editFinanceCategory')],
);

/** Screens without a session and without the admin layout. */
const publicScreens = {
  login: { path: '/', title: 'Login', asksSession: true, load: signIn },
  forgotPassword: { path: '/forgot-password', title: 'Forgot Password', load: account('forgotPassword') },
  resetLinkSent: { path: '/reset-password', title: 'Check Your E-mail', load: account('resetLinkSent') },
  // A new password ends sessions, perhaps the one in this browser.
  resetPassword: {
    path: '/reset-password/:token',
    title: 'Reset Password',
    asksSession: true,
    load: account('resetPassword'),
  },
  invitation: {
    path: '/invitation',
    title: 'Choose a Password',
    asksSession: true,
    load: account('resetPassword'),
  },
  secureAccount: { path: '/not-me', title: 'It Was Not Me', load: account('secureAccount') },
  privacyPolicy: {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    isPublicPage: true,
    load: policies('privacyPolicy'),
  },
  privacyPolicyVersion: {
    path: '/privacy-policy/versions/:id',
    title: 'Privacy Policy',
    load: policies('privacyPolicyVersion'),
  },
  termsAndConditions: {
    path: '/terms-and-conditions',
    title: 'Terms and Conditions',
    isPublicPage: true,
    load: policies('termsAndConditions'),
  },
  termsVersion: {
    path: '/terms-and-conditions/versions/:id',
    title: 'Terms and Conditions',
    load: policies('termsVersion'),
  },
  // Of texts beside these two, which the session announces.
  legalText: { path: '/texts/:id', title: 'Legal Text', load: policies('legalText') },
  contact: { path: '/contact', title: 'Contact Us', isPublicPage: true, load: account('contact') },
} as const satisfies Screens;

/** Screens that need a session, in the admin layout. */
const protectedScreens = {
  dashboard: {
    path: '/dashboard',
    title: 'Dashboard',
    key: 'd',
    sidebar: { icon: 'dashboard' },
    load: overview('dashboard'),
  },
  allUsers: {
    path: '/users/all-users',
    title: 'All Users',
    key: 'u',
    operation: 'listUsers',
    load: usersList('allUsers'),
    sidebar: users,
    search: {
      page,
      limit: pageSize,
      query: text(),
      role: oneOf(undefined, 'user', 'admin'),
      state: oneOf(undefined, 'suspended', 'deleted'),
      importId: text(36),
      // Undefined for newest first.
      sort: oneOf<UserSort | undefined>(undefined, ...USER_SORTS),
    },
  },
  addUser: {
    path: '/users/add-user',
    title: 'Add User',
    operation: 'createUser',
    sidebar: users,
    load: forms('addUser'),
  },
  editUser: { path: '/users/edit/:id', title: 'Edit User', operation: 'updateUser', load: forms('editUser') },
  // After the static paths, which `screenAt` must find first.
  user: { path: '/users/:id', title: 'User', operation: 'getUser', load: person('user') },
  allHabitCategories: habit.all,
  addHabitCategory: habit.add,
  editHabitCategory: habit.edit,
  allWorkoutCategories: workout.all,
  addWorkoutCategory: workout.add,
  editWorkoutCategory: workout.edit,
  allFinanceCategories: finance.all,
  addFinanceCategory: finance.add,
  editFinanceCategory: finance.edit,
  editTermsAndConditions: {
    path: '/legal/terms-and-conditions',
    title: 'Terms & Conditions',
    key: 't',
    load: legalDesk('editTermsAndConditions'),
    operation: 'getPolicyDraft',
    sidebar: legal,
  },
  editPrivacyPolicy: {
    path: '/legal/privacy-policy',
    title: 'Privacy Policy',
    key: 'p',
    load: legalDesk('editPrivacyPolicy'),
    operation: 'getPolicyDraft',
    sidebar: legal,
  },
  // After the static paths.
  editLegalText: {
    path: '/legal/:id',
    title: 'Legal Text',
    operation: 'getPolicyDraft',
    load: legalDesk('editLegalText'),
  },
  subscriptions: {
    path: '/subscriptions',
    title: 'Subscriptions',
    key: 's',
    load: overview('subscriptions'),
    operation: 'listSubscriptions',
    sidebar: { icon: 'subscriptions' },
    search: {
      page,
      limit: pageSize,
      query: text(),
      status: text(SUBSCRIPTION_STATUS_MAX_CHARACTERS),
      endsWithin: oneOf<number | undefined>(undefined, 7, 30),
      // By end date; undefined for newest first.
      sort: oneOf(undefined, 'expires', '-expires'),
    },
  },
  messages: {
    path: '/messages',
    title: 'Messages',
    key: 'm',
    load: overview('messages'),
    sidebar: { icon: 'messages' },
    offers: 'listContactMessages',
    notOffered: "Visitors' messages may arrive by e-mail instead.",
    // `message` is the id of the open message.
    search: {
      page,
      limit: pageSize,
      query: text(),
      state: oneOf(undefined, 'unanswered', 'mine'),
      message: text(),
    },
  },
  activity: {
    path: '/activity',
    title: 'Activity',
    key: 'a',
    load: overview('activity'),
    sidebar: { icon: 'history' },
    offers: 'listActivity',
    notOffered: 'It keeps no record of who changed what.',
    search: {
      actor: text(ACTIVITY_ACTOR_MAX_CHARACTERS),
      subject: text(ACTIVITY_ACTOR_MAX_CHARACTERS),
      kind: text(ACTIVITY_KIND_MAX_CHARACTERS),
      groups: text(ACTIVITY_GROUPS_MAX_CHARACTERS),
      from: date,
      to: date,
      query: text(),
    },
  },
  tokens: {
    path: '/settings/tokens',
    title: 'Tokens',
    load: ownSettings('tokens'),
    offers: 'listTokens',
    notOffered: 'Programs use other ways to call it.',
  },
  settings: {
    path: '/settings',
    title: 'Settings',
    sidebar: { icon: 'settings', isFooter: true },
    load: ownSettings('settings'),
  },
} as const satisfies Screens;

const allScreens = { ...protectedScreens, ...publicScreens };

type AllScreens = typeof allScreens;

/** Name of a screen; also its route id and its key in `paths`. */
export type ScreenName = keyof AllScreens;

/** Values of a screen's search parameters. */
export type ScreenParams<Name extends ScreenName> = AllScreens[Name] extends { search: infer Schema }
  ? SearchValues<Schema>
  : object;

/** Builds the URL of a screen: from its parameter, or from search parameters. */
export type PathOf<Name extends ScreenName> = AllScreens[Name]['path'] extends `${string}:${string}`
  ? (parameter: string) => string
  : AllScreens[Name] extends { search: SearchSchema }
    ? (params?: Partial<ScreenParams<Name>>) => string
    : () => string;

const withPath = ([name, screen]: [string, Screen]) => [name, { ...screen, path: basePath + screen.path }];

/** All screens, with the path that the server has given to the console. */
export const screens = Object.fromEntries(Object.entries(allScreens).map(withPath)) as Readonly<
  Record<ScreenName, Screen>
>;

/** True if visitors may open a screen. */
export const isPublic = (name: ScreenName): boolean => name in publicScreens;

/** True for a page outside the console, a document of its own: links to and from it bypass the router. */
export const isDocument = (name: ScreenName | undefined): name is ScreenName =>
  name !== undefined && isPublic(name) && name !== 'login';

/** In the order of `screens`. */
export const screenNames = Object.keys(screens) as readonly ScreenName[];

/** Title of a screen, or of an unknown path. */
export const titleOf = (name: ScreenName | undefined): string =>
  name ? screens[name].title : 'Page Not Found';

/** The operation that a screen is for; undefined if any account can open it. */
export const requiredOperation = (name: ScreenName): OperationId | undefined =>
  screens[name].operation ?? screens[name].offers;

/** Whether the account can open a screen. If not: whether the server refuses it to the account, or lacks it. */
export const accessTo = (name: ScreenName, { can, offers }: Rights): 'open' | 'refused' | 'missing' => {
  const operation = requiredOperation(name);
  if (operation !== undefined && !can(operation)) return 'refused';
  const { offers: extra } = screens[name];
  return extra === undefined || offers(extra) ? 'open' : 'missing';
};
