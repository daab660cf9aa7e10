import type { Extra } from '@planner/api-client';
import { iconCategoryResources } from '@planner/features/categories';
import { getDashboardQuery } from '@planner/features/dashboard';
import { financeCategoryResource } from '@planner/features/finance';
import { getPolicyQuery } from '@planner/features/legal';
import { listContactMessagesQuery } from '@planner/features/messages';
import { prefetchItem, prefetchList, prefetchQuery } from '@planner/features/shared';
import { listSubscriptionsQuery } from '@planner/features/subscriptions';
import { getUserQuery, listUsersQuery, toOfferedOrder } from '@planner/features/users';
import type { IconName } from '@planner/ui';
import { loadRoute, type LoadRoute } from './loadRoute.ts';
import { publicPages } from './publicPages.ts';
import type { ScreenName, ScreenParams } from './screens.ts';
import type { services } from './services.ts';

/** True if the server has the extra. */
export type Offers = (extra: Extra) => boolean;

export interface PrefetchServices extends Pick<typeof services, 'client' | 'queryClient'> {
  offers: Offers;
}

interface PrefetchContext<Name extends ScreenName> extends PrefetchServices {
  /** The path's parameter; empty if it has none. */
  id: string;
  params: ScreenParams<Name>;
}

interface SidebarPlace {
  icon: IconName;
  /** Label of the group; its id is the first segment of its paths. Without a group the screen is a link of its own. */
  group?: string;
  /** Defaults to the screen's title. */
  label?: string;
  isFooter?: boolean;
}

interface ConsoleScreen<Name extends ScreenName> {
  readonly load: LoadRoute;
  /** Exports that the screen loads lazily, but always. start.js preloads their chunks too. */
  readonly parts?: readonly string[];
  /** Prefetches the main query. A screen without it starts its queries when it mounts. */
  readonly prefetch?: (context: PrefetchContext<Name>) => void;
  /** The palette lists all screens of the sidebar. */
  readonly sidebar?: SidebarPlace;
  /** A public page that the palette lists too. */
  readonly isPublicPage?: boolean;
  /** The extra that the screen needs. Without it, sidebar and palette omit the screen, and its URL says so. */
  readonly offers?: Extra;
  /** Advice for users of a server that doesn't offer it. */
  readonly notOffered?: string;
}

const users: SidebarPlace = { group: 'Users', icon: 'users' };
const habits: SidebarPlace = { group: 'Habits', icon: 'habits' };
const workouts: SidebarPlace = { group: 'Workouts', icon: 'workouts' };
const finances: SidebarPlace = { group: 'Finances', icon: 'finances' };
const legal: SidebarPlace = { group: 'Legal', icon: 'legal' };

/** Code, data and place of each screen of screens.ts. */
export const consoleScreens: { readonly [Name in ScreenName]: ConsoleScreen<Name> } = {
  dashboard: {
    load: loadRoute(() => import('./routes/DashboardRoute.tsx'), 'DashboardRoute'),
    prefetch: ({ client, queryClient }) => prefetchQuery(queryClient, getDashboardQuery(client)),
    sidebar: { icon: 'dashboard' },
  },
  allUsers: {
    load: loadRoute(() => import('./routes/UsersRoute.tsx'), 'UsersRoute'),
    prefetch: ({ client, queryClient, offers, params }) => {
      const order = toOfferedOrder(params, {
        canFilterByRole: offers('listUsers.role'),
        canSort: offers('listUsers.sort'),
      });
      prefetchQuery(queryClient, listUsersQuery(client, { ...params, ...order }));
    },
    sidebar: users,
  },
  addUser: {
    load: loadRoute(() => import('./routes/AddUserRoute.tsx'), 'AddUserRoute'),
    sidebar: users,
  },
  editUser: {
    load: loadRoute(() => import('./routes/EditUserRoute.tsx'), 'EditUserRoute'),
    prefetch: ({ client, queryClient, id }) => prefetchQuery(queryClient, getUserQuery(client, id)),
  },
  allHabitCategories: {
    load: loadRoute(() => import('./routes/IconCategoriesRoute.tsx'), 'HabitCategoriesRoute'),
    prefetch: prefetchList(iconCategoryResources.habit),
    sidebar: { ...habits, label: 'All Categories' },
  },
  addHabitCategory: {
    load: loadRoute(() => import('./routes/AddIconCategoryRoute.tsx'), 'AddHabitCategoryRoute'),
    sidebar: { ...habits, label: 'Add Category' },
  },
  editHabitCategory: {
    load: loadRoute(() => import('./routes/EditIconCategoryRoute.tsx'), 'EditHabitCategoryRoute'),
    prefetch: prefetchItem(iconCategoryResources.habit),
  },
  allWorkoutCategories: {
    load: loadRoute(() => import('./routes/IconCategoriesRoute.tsx'), 'WorkoutCategoriesRoute'),
    prefetch: prefetchList(iconCategoryResources.workout),
    sidebar: { ...workouts, label: 'All Categories' },
  },
  addWorkoutCategory: {
    load: loadRoute(() => import('./routes/AddIconCategoryRoute.tsx'), 'AddWorkoutCategoryRoute'),
    sidebar: { ...workouts, label: 'Add Category' },
  },
  editWorkoutCategory: {
    load: loadRoute(() => import('./routes/EditIconCategoryRoute.tsx'), 'EditWorkoutCategoryRoute'),
    prefetch: prefetchItem(iconCategoryResources.workout),
  },
  allFinanceCategories: {
    load: loadRoute(() => import('./routes/FinanceCategoriesRoute.tsx'), 'FinanceCategoriesRoute'),
    prefetch: prefetchList(financeCategoryResource),
    sidebar: { ...finances, label: 'All Categories' },
  },
  addFinanceCategory: {
    load: loadRoute(() => import('./routes/FinanceCategoryFormRoutes.tsx'), 'AddFinanceCategoryRoute'),
    sidebar: { ...finances, label: 'Add Category' },
  },
  editFinanceCategory: {
    load: loadRoute(() => import('./routes/FinanceCategoryFormRoutes.tsx'), 'EditFinanceCategoryRoute'),
    prefetch: prefetchItem(financeCategoryResource),
  },
  editTermsAndConditions: {
    load: loadRoute(() => import('./routes/EditPolicyRoute.tsx'), 'EditTermsRoute'),
    parts: ['RichTextEditor'],
    prefetch: ({ client, queryClient }) => prefetchQuery(queryClient, getPolicyQuery(client, 'terms')),
    sidebar: legal,
  },
  editPrivacyPolicy: {
    load: loadRoute(() => import('./routes/EditPolicyRoute.tsx'), 'EditPrivacyPolicyRoute'),
    parts: ['RichTextEditor'],
    prefetch: ({ client, queryClient }) => prefetchQuery(queryClient, getPolicyQuery(client, 'privacy')),
    sidebar: legal,
  },
  subscriptions: {
    load: loadRoute(() => import('./routes/SubscriptionsRoute.tsx'), 'SubscriptionsRoute'),
    prefetch: ({ client, queryClient, offers, params }) =>
      prefetchQuery(queryClient, listSubscriptionsQuery(client, params, offers('listSubscriptions.page'))),
    sidebar: { icon: 'subscriptions' },
  },
  messages: {
    load: loadRoute(() => import('./routes/MessagesRoute.tsx'), 'MessagesRoute'),
    prefetch: ({ client, queryClient, params }) =>
      prefetchQuery(queryClient, listContactMessagesQuery(client, params)),
    sidebar: { icon: 'messages' },
    offers: 'listContactMessages',
    notOffered: "Visitors' messages may arrive by e-mail instead.",
  },
  settings: {
    load: loadRoute(() => import('./routes/SettingsRoute.tsx'), 'SettingsRoute'),
    sidebar: { icon: 'settings', isFooter: true },
  },
  login: { load: loadRoute(() => import('./routes/LoginRoute.tsx'), 'LoginRoute') },
  forgotPassword: { load: publicPages.forgotPassword },
  resetLinkSent: { load: publicPages.resetLinkSent },
  resetPassword: { load: publicPages.resetPassword },
  privacyPolicy: { load: publicPages.privacyPolicy, isPublicPage: true },
  termsAndConditions: { load: publicPages.termsAndConditions, isPublicPage: true },
  contact: { load: publicPages.contact, isPublicPage: true },
};

export const isOffered = (name: ScreenName, offers: Offers): boolean => {
  const { offers: extra } = consoleScreens[name];
  return extra === undefined || offers(extra);
};
