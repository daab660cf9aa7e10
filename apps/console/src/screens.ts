import type { UserSort } from '@planner/api-client';
import {
  SECURITY_EVENT_KIND_MAX_CHARACTERS,
  SUBSCRIPTION_STATUS_MAX_CHARACTERS,
} from '@planner/api-client/limits';
import { oneOf, page, text, type SearchSchema, type SearchValues } from './searchParams.ts';

export interface Screen {
  /** URL pattern with at most one parameter. */
  readonly path: string;
  /** Title of the document and of the top bar. */
  readonly title: string;
  readonly search?: SearchSchema;
}

type Screens = Readonly<Record<string, Screen>>;

const categoryList = { query: text(), sort: oneOf('ascending', 'descending') };

// The sign-in loads this file: what only the console needs is in consoleScreens.ts.

/** Screens without a session and without the admin layout. */
const publicScreens = {
  login: { path: '/', title: 'Login' },
  forgotPassword: { path: '/forgot-password', title: 'Forgot Password' },
  resetLinkSent: { path: '/reset-password', title: 'Check Your E-mail' },
  resetPassword: { path: '/reset-password/:token', title: 'Reset Password' },
  privacyPolicy: { path: '/privacy-policy', title: 'Privacy Policy' },
  termsAndConditions: { path: '/terms-and-conditions', title: 'Terms and Conditions' },
  contact: { path: '/contact', title: 'Contact Us' },
} as const satisfies Screens;

/** Screens that need a session, in the admin layout. */
const protectedScreens = {
  dashboard: { path: '/dashboard', title: 'Dashboard' },
  allUsers: {
    path: '/users/all-users',
    title: 'All Users',
    search: {
      page,
      query: text(),
      role: oneOf(undefined, 'user', 'admin'),
      // Undefined for newest first.
      sort: oneOf<UserSort | undefined>(
        undefined,
        'joined',
        'name',
        '-name',
        'email',
        '-email',
        'role',
        '-role',
      ),
    },
  },
  addUser: { path: '/users/add-user', title: 'Add User' },
  editUser: { path: '/users/edit/:id', title: 'Edit User' },
  allHabitCategories: { path: '/habits/all-categories', title: 'All Habit Categories', search: categoryList },
  addHabitCategory: { path: '/habits/add-category', title: 'Add Habit Category' },
  editHabitCategory: { path: '/habits/edit-category/:id', title: 'Edit Habit Category' },
  allWorkoutCategories: {
    path: '/workouts/all-categories',
    title: 'All Workout Categories',
    search: categoryList,
  },
  addWorkoutCategory: { path: '/workouts/add-category', title: 'Add Workout Category' },
  editWorkoutCategory: { path: '/workouts/edit-category/:id', title: 'Edit Workout Category' },
  allFinanceCategories: {
    path: '/finances/all-categories',
    title: 'All Finance Categories',
    search: categoryList,
  },
  addFinanceCategory: { path: '/finances/add-category', title: 'Add Finance Category' },
  editFinanceCategory: { path: '/finances/edit-category/:id', title: 'Edit Finance Category' },
  editTermsAndConditions: { path: '/legal/terms-and-conditions', title: 'Terms & Conditions' },
  editPrivacyPolicy: { path: '/legal/privacy-policy', title: 'Privacy Policy' },
  subscriptions: {
    path: '/subscriptions',
    title: 'Subscriptions',
    search: {
      page,
      query: text(),
      status: text(SUBSCRIPTION_STATUS_MAX_CHARACTERS),
      // By end date; undefined for newest first.
      sort: oneOf(undefined, 'expires', '-expires'),
    },
  },
  messages: {
    path: '/messages',
    title: 'Messages',
    // `message` is the id of the open message.
    search: { page, query: text(), message: text() },
  },
  settings: {
    path: '/settings',
    title: 'Settings',
    // Kind of event of the security log.
    search: { kind: text(SECURITY_EVENT_KIND_MAX_CHARACTERS) },
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

export const screens: Readonly<Record<ScreenName, Screen>> = allScreens;

/** True if visitors may open a screen. */
export const isPublic = (name: ScreenName): boolean => name in publicScreens;

export const screenNames = Object.keys(screens) as readonly ScreenName[];

/** Title of a screen, or of an unknown path. */
export const titleOf = (name: ScreenName | undefined): string =>
  name ? screens[name].title : 'Page Not Found';
