import type { ComponentType } from 'react';
import type { ScreenName } from './titles.ts';

/** Where a screen is, and its code, which is a chunk of its own. */
export interface ScreenRoute {
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
}

type Screens = Partial<Record<ScreenName, ScreenRoute>>;

const screen = (path: string, load: () => Promise<ComponentType>): ScreenRoute => ({ path, load });

/*
 * Every screen of the console by its name. A new one is a file in routes/, a line here and a line in paths.ts; the
 * sidebar and the titles know it already.
 */

/** Screens that anybody may see; without the admin layout. */
export const publicScreens = {
  login: screen('/', async () => (await import('./routes/LoginRoute.tsx')).LoginRoute),
  forgotPassword: screen(
    '/forgot-password',
    async () => (await import('./routes/ForgotPasswordRoute.tsx')).ForgotPasswordRoute,
  ),
  resetLinkSent: screen(
    '/reset-password',
    async () => (await import('./routes/ResetLinkSentRoute.tsx')).ResetLinkSentRoute,
  ),
  resetPassword: screen(
    '/reset-password/:token',
    async () => (await import('./routes/ResetPasswordRoute.tsx')).ResetPasswordRoute,
  ),
  privacyPolicy: screen(
    '/privacy-policy',
    async () => (await import('./routes/PrivacyPolicyRoute.tsx')).PrivacyPolicyRoute,
  ),
  termsAndConditions: screen(
    '/terms-and-conditions',
    async () => (await import('./routes/TermsRoute.tsx')).TermsRoute,
  ),
  contact: screen('/contact', async () => (await import('./routes/ContactRoute.tsx')).ContactRoute),
} satisfies Screens;

/** Screens behind the sign-in; inside the admin layout. */
export const protectedScreens = {
  dashboard: screen('/dashboard', async () => (await import('./routes/DashboardRoute.tsx')).DashboardRoute),
  allUsers: screen('/users/all-users', async () => (await import('./routes/UsersRoute.tsx')).UsersRoute),
  addUser: screen('/users/add-user', async () => (await import('./routes/AddUserRoute.tsx')).AddUserRoute),
  editUser: screen('/users/edit/:id', async () => (await import('./routes/EditUserRoute.tsx')).EditUserRoute),
  allHabitCategories: screen(
    '/habits/all-categories',
    async () => (await import('./routes/IconCategoriesRoute.tsx')).HabitCategoriesRoute,
  ),
  addHabitCategory: screen(
    '/habits/add-category',
    async () => (await import('./routes/AddIconCategoryRoute.tsx')).AddHabitCategoryRoute,
  ),
  editHabitCategory: screen(
    '/habits/edit-category/:id',
    async () => (await import('./routes/EditIconCategoryRoute.tsx')).EditHabitCategoryRoute,
  ),
  allWorkoutCategories: screen(
    '/workouts/all-categories',
    async () => (await import('./routes/IconCategoriesRoute.tsx')).WorkoutCategoriesRoute,
  ),
  addWorkoutCategory: screen(
    '/workouts/add-category',
    async () => (await import('./routes/AddIconCategoryRoute.tsx')).AddWorkoutCategoryRoute,
  ),
  editWorkoutCategory: screen(
    '/workouts/edit-category/:id',
    async () => (await import('./routes/EditIconCategoryRoute.tsx')).EditWorkoutCategoryRoute,
  ),
  allFinanceCategories: screen(
    '/finances/all-categories',
    async () => (await import('./routes/FinanceCategoriesRoute.tsx')).FinanceCategoriesRoute,
  ),
  addFinanceCategory: screen(
    '/finances/add-category',
    async () => (await import('./routes/AddFinanceCategoryRoute.tsx')).AddFinanceCategoryRoute,
  ),
  editFinanceCategory: screen(
    '/finances/edit-category/:id',
    async () => (await import('./routes/EditFinanceCategoryRoute.tsx')).EditFinanceCategoryRoute,
  ),
  editTermsAndConditions: screen(
    '/legal/terms-and-conditions',
    async () => (await import('./routes/EditPolicyRoute.tsx')).EditTermsRoute,
  ),
  editPrivacyPolicy: screen(
    '/legal/privacy-policy',
    async () => (await import('./routes/EditPolicyRoute.tsx')).EditPrivacyPolicyRoute,
  ),
  subscriptions: screen(
    '/subscriptions',
    async () => (await import('./routes/SubscriptionsRoute.tsx')).SubscriptionsRoute,
  ),
  messages: screen('/messages', async () => (await import('./routes/MessagesRoute.tsx')).MessagesRoute),
  settings: screen('/settings', async () => (await import('./routes/SettingsRoute.tsx')).SettingsRoute),
} satisfies Screens;

const screens = Object.entries<ScreenRoute>({ ...publicScreens, ...protectedScreens });

const isAt = (pattern: string, pathname: string): boolean =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`).test(pathname);

/** The screen at a path, found without the router, which may still be on its way; undefined where there is none. */
export const screenAt = (pathname: string): { name: ScreenName; route: ScreenRoute } | undefined => {
  const found = screens.find(([, { path }]) => isAt(path, pathname));
  return found && { name: found[0] as ScreenName, route: found[1] };
};
