import { iconCategoryResources } from '@planner/features/categories';
import { getDashboardQuery } from '@planner/features/dashboard';
import { financeCategoryResource } from '@planner/features/finance';
import { getPolicyQuery } from '@planner/features/legal';
import { listContactMessagesQuery } from '@planner/features/inbox';
import {
  createQueryClient,
  prefetchItem,
  prefetchList,
  prefetchQuery,
  type Rights,
} from '@planner/features/shared';
import { listSubscriptionsQuery } from '@planner/features/subscriptions';
import { getPersonQuery, getUserQuery, listUsersQuery, toOfferedOrder } from '@planner/features/users';
import { readParams, type ScreenMatch } from './paths.ts';
import { loadRoute, type LoadRoute, publicPages } from './publicPages.ts';
import { accessTo, type ScreenName, type ScreenParams } from './screens.ts';
import { api } from './session/session.ts';

/** API client and query cache of the console; one of each per page. */
export const services = { ...api, queryClient: createQueryClient() };

export const loadShell = loadRoute(() => import('./shell/Shell.tsx'), 'Shell');

export interface PrefetchServices extends Pick<typeof services, 'client' | 'queryClient'> {
  rights: Rights;
}

interface PrefetchContext<Name extends ScreenName> extends PrefetchServices {
  /** The path's parameter; empty if it has none. */
  id: string;
  params: ScreenParams<Name>;
}

interface ConsoleScreen<Name extends ScreenName> {
  readonly load: LoadRoute;
  /** Exports that the screen loads lazily, but always. start.js preloads their chunks too. */
  readonly parts?: readonly string[];
  /** Prefetches the main query. A screen without it starts its queries when it mounts. */
  readonly prefetch?: (context: PrefetchContext<Name>) => void;
}

const withoutPrefetch = Object.fromEntries(
  Object.entries(publicPages).map(([name, load]) => [name, { load }]),
) as Record<keyof typeof publicPages, { load: LoadRoute }>;

// Chunks with several screens.
const userForms = () => import('./routes/UserFormRoutes.tsx');
const iconLists = () => import('./routes/IconCategoriesRoute.tsx');
const iconForms = () => import('./routes/IconCategoryFormRoutes.tsx');
const financeForms = () => import('./routes/FinanceCategoryFormRoutes.tsx');
const policyEditors = () => import('./routes/EditPolicyRoute.tsx');

/** Code and data of each screen of screens.ts. */
export const consoleScreens: { readonly [Name in ScreenName]: ConsoleScreen<Name> } = {
  dashboard: {
    load: loadRoute(() => import('./routes/DashboardRoute.tsx'), 'DashboardRoute'),
    prefetch: ({ client, queryClient }) => prefetchQuery(queryClient, getDashboardQuery(client)),
  },
  allUsers: {
    load: loadRoute(() => import('./routes/UsersRoute.tsx'), 'UsersRoute'),
    prefetch: ({ client, queryClient, rights, params }) =>
      prefetchQuery(queryClient, listUsersQuery(client, { ...params, ...toOfferedOrder(params, rights) })),
  },
  addUser: { load: loadRoute(userForms, 'AddUserRoute') },
  editUser: {
    load: loadRoute(userForms, 'EditUserRoute'),
    prefetch: ({ client, queryClient, id }) => prefetchQuery(queryClient, getUserQuery(client, id)),
  },
  user: {
    load: loadRoute(() => import('./routes/PersonRoute.tsx'), 'PersonRoute'),
    prefetch: ({ client, queryClient, rights, id }) =>
      prefetchQuery(queryClient, getPersonQuery(client, id, rights)),
  },
  allHabitCategories: {
    load: loadRoute(iconLists, 'HabitCategoriesRoute'),
    prefetch: prefetchList(iconCategoryResources.habit),
  },
  addHabitCategory: { load: loadRoute(iconForms, 'AddHabitCategoryRoute') },
  editHabitCategory: {
    load: loadRoute(iconForms, 'EditHabitCategoryRoute'),
    prefetch: prefetchItem(iconCategoryResources.habit),
  },
  allWorkoutCategories: {
    load: loadRoute(iconLists, 'WorkoutCategoriesRoute'),
    prefetch: prefetchList(iconCategoryResources.workout),
  },
  addWorkoutCategory: { load: loadRoute(iconForms, 'AddWorkoutCategoryRoute') },
  editWorkoutCategory: {
    load: loadRoute(iconForms, 'EditWorkoutCategoryRoute'),
    prefetch: prefetchItem(iconCategoryResources.workout),
  },
  allFinanceCategories: {
    load: loadRoute(() => import('./routes/FinanceCategoriesRoute.tsx'), 'FinanceCategoriesRoute'),
    prefetch: prefetchList(financeCategoryResource),
  },
  addFinanceCategory: { load: loadRoute(financeForms, 'AddFinanceCategoryRoute') },
  editFinanceCategory: {
    load: loadRoute(financeForms, 'EditFinanceCategoryRoute'),
    prefetch: prefetchItem(financeCategoryResource),
  },
  editTermsAndConditions: {
    load: loadRoute(policyEditors, 'EditTermsRoute'),
    parts: ['RichTextEditor'],
    prefetch: ({ client, queryClient }) => prefetchQuery(queryClient, getPolicyQuery(client, 'terms')),
  },
  editPrivacyPolicy: {
    load: loadRoute(policyEditors, 'EditPrivacyPolicyRoute'),
    parts: ['RichTextEditor'],
    prefetch: ({ client, queryClient }) => prefetchQuery(queryClient, getPolicyQuery(client, 'privacy')),
  },
  subscriptions: {
    load: loadRoute(() => import('./routes/SubscriptionsRoute.tsx'), 'SubscriptionsRoute'),
    prefetch: ({ client, queryClient, rights: { offers }, params }) =>
      prefetchQuery(queryClient, listSubscriptionsQuery(client, params, offers('listSubscriptions.page'))),
  },
  messages: {
    load: loadRoute(() => import('./routes/MessagesRoute.tsx'), 'MessagesRoute'),
    prefetch: ({ client, queryClient, params }) =>
      prefetchQuery(queryClient, listContactMessagesQuery(client, params)),
  },
  activity: { load: loadRoute(() => import('./routes/ActivityRoute.tsx'), 'ActivityRoute') },
  tokens: { load: loadRoute(() => import('@planner/features/tokens'), 'Tokens') },
  settings: { load: loadRoute(() => import('./routes/SettingsRoute.tsx'), 'SettingsRoute') },
  login: { load: loadRoute(() => import('./routes/LoginRoute.tsx'), 'LoginRoute') },
  ...withoutPrefetch,
};

interface Target<Name extends ScreenName> {
  name: Name;
  id: string;
  params: ScreenParams<Name>;
}

const prefetch = <Name extends ScreenName>({ name, ...target }: Target<Name>, context: PrefetchServices) =>
  consoleScreens[name].prefetch?.({ ...context, ...target });

/** Requests what the screen at a path shows first. */
export const prefetchScreenData = (
  { name, id }: ScreenMatch,
  search: string,
  context: PrefetchServices,
): void => {
  const params = readParams(name, new URLSearchParams(search));
  if (accessTo(name, context.rights) === 'open') prefetch({ name, id, params }, context);
};
