import type { ScreenName } from './titles.ts';

const USER_SORTS = ['joined', 'name', '-name', 'email', '-email', 'role', '-role'] as const;

/** Where in the users list somebody is. */
export interface UserListPlace {
  /** From 1. */
  page: number;
  /** What the names or e-mails contain; empty for all users. */
  query: string;
  role?: 'user' | 'admin' | undefined;
  /** Undefined for the newest first. */
  sort?: (typeof USER_SORTS)[number] | '-joined' | undefined;
}

/** Where in the list of subscriptions somebody is. */
export interface SubscriptionListPlace {
  /** From 1. */
  page: number;
  /** What names, addresses or ids contain; empty for all. */
  query: string;
  /** Empty for all. */
  status: string;
  /** By when they end; undefined for the newest first. */
  sort: 'expires' | '-expires' | undefined;
}

/** Where in the list of received messages somebody is. */
export interface MessageListPlace {
  /** From 1. */
  page: number;
  /** What the messages contain; empty for all. */
  query: string;
  /** Id of the one that is open; empty for none. */
  message: string;
}

/** Where in the settings somebody is. */
export interface SettingsPlace {
  /** Page of the security log, from 1. */
  page: number;
  /** What the security log is kept to; empty for everything. */
  kind: string;
}

/** Which of a list's categories somebody sees, and in which order. */
export interface CategoryListPlace {
  /** What the names contain; empty for all categories. */
  query: string;
  /** By name. */
  sort: 'ascending' | 'descending';
}

/** Of statuses and kinds, as openapi.yaml has it. */
const MAX_WORD_LENGTH = 40;

const withSearch = (path: string, params: Record<string, string>): string => {
  const search = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== '')).toString();
  return search ? `${path}?${search}` : path;
};

/** Builds the path of a list of categories; no search and the usual order are left out. */
const categoryList =
  (path: string) =>
  ({ query = '', sort = 'ascending' }: Partial<CategoryListPlace> = {}) =>
    withSearch(path, { query, sort: sort === 'ascending' ? '' : sort });

/** Builds every URL of the console. The keys are names of screens; routes.ts has a route for each. */
export const paths = {
  login: () => '/',
  forgotPassword: () => '/forgot-password',
  resetLinkSent: () => '/reset-password',
  resetPassword: (token: string) => `/reset-password/${encodeURIComponent(token)}`,
  privacyPolicy: () => '/privacy-policy',
  termsAndConditions: () => '/terms-and-conditions',
  contact: () => '/contact',
  dashboard: () => '/dashboard',
  /** The first page, an empty search and the usual order are left out. */
  allUsers: ({ page = 1, query = '', role, sort }: Partial<UserListPlace> = {}) =>
    withSearch('/users/all-users', {
      page: page > 1 ? String(page) : '',
      query,
      role: role ?? '',
      sort: sort ?? '',
    }),
  addUser: () => '/users/add-user',
  editUser: (id: string) => `/users/edit/${encodeURIComponent(id)}`,
  allHabitCategories: categoryList('/habits/all-categories'),
  addHabitCategory: () => '/habits/add-category',
  editHabitCategory: (id: string) => `/habits/edit-category/${encodeURIComponent(id)}`,
  allWorkoutCategories: categoryList('/workouts/all-categories'),
  addWorkoutCategory: () => '/workouts/add-category',
  editWorkoutCategory: (id: string) => `/workouts/edit-category/${encodeURIComponent(id)}`,
  allFinanceCategories: categoryList('/finances/all-categories'),
  addFinanceCategory: () => '/finances/add-category',
  editFinanceCategory: (id: string) => `/finances/edit-category/${encodeURIComponent(id)}`,
  editTermsAndConditions: () => '/legal/terms-and-conditions',
  editPrivacyPolicy: () => '/legal/privacy-policy',
  /** The first page, an empty search and the usual order are left out. */
  subscriptions: ({ page = 1, query = '', status = '', sort }: Partial<SubscriptionListPlace> = {}) =>
    withSearch('/subscriptions', { page: page > 1 ? String(page) : '', query, status, sort: sort ?? '' }),
  /** The first page and an empty search are left out. */
  messages: ({ page = 1, query = '', message = '' }: Partial<MessageListPlace> = {}) =>
    withSearch('/messages', { page: page > 1 ? String(page) : '', query, message }),
  /** The first page of the security log, and everything in it, are left out. */
  settings: ({ page = 1, kind = '' }: Partial<SettingsPlace> = {}) =>
    withSearch('/settings', { page: page > 1 ? String(page) : '', kind }),
} satisfies Partial<Record<ScreenName, (...args: never[]) => string>>;

/** Anything that is no page number counts as the first page. */
const readPage = (search: URLSearchParams): number => {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1;
};

/** Reads what `paths.allUsers` wrote; an unknown role or order counts as none. */
export const readUserListPlace = (search: URLSearchParams): UserListPlace => ({
  page: readPage(search),
  query: search.get('query') ?? '',
  role: (['user', 'admin'] as const).find((role) => role === search.get('role')),
  sort: USER_SORTS.find((sort) => sort === search.get('sort')),
});

/** Reads what `paths.subscriptions` wrote; an unknown order counts as the usual one. */
export const readSubscriptionListPlace = (search: URLSearchParams): SubscriptionListPlace => ({
  page: readPage(search),
  query: search.get('query') ?? '',
  status: (search.get('status') ?? '').slice(0, MAX_WORD_LENGTH),
  sort: (['expires', '-expires'] as const).find((sort) => sort === search.get('sort')),
});

/** Reads what `paths.messages` wrote. */
export const readMessageListPlace = (search: URLSearchParams): MessageListPlace => ({
  page: readPage(search),
  query: search.get('query') ?? '',
  message: search.get('message') ?? '',
});

/** Reads what `paths.settings` wrote. */
export const readSettingsPlace = (search: URLSearchParams): SettingsPlace => ({
  page: readPage(search),
  kind: (search.get('kind') ?? '').slice(0, MAX_WORD_LENGTH),
});

/** The same three screens for either kind of category with icons. */
export const iconCategoryPaths = {
  habit: { all: paths.allHabitCategories, add: paths.addHabitCategory, edit: paths.editHabitCategory },
  workout: {
    all: paths.allWorkoutCategories,
    add: paths.addWorkoutCategory,
    edit: paths.editWorkoutCategory,
  },
};

/** Reads what a list of categories wrote into its path; an unknown order counts as the usual one. */
export const readCategoryListPlace = (search: URLSearchParams): CategoryListPlace => ({
  query: search.get('query') ?? '',
  sort: search.get('sort') === 'descending' ? 'descending' : 'ascending',
});
