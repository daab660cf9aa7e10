import {
  dateOnly,
  flag,
  id,
  list,
  nullable,
  number,
  object,
  oneOf,
  text,
  timestamp,
  type Reader,
} from './shape.ts';
import type {
  Dashboard,
  DashboardTotals,
  FinanceCategory,
  HabitCategory,
  Health,
  Message,
  OwnSession,
  Pagination,
  Policy,
  PolicyVersion,
  PolicyVersionContent,
  ReceivedMessage,
  ReceivedMessagePage,
  RecentUser,
  SecurityEvent,
  SecurityEventPage,
  SignedInUser,
  Subscription,
  SubscriptionPage,
  SubscriptionPagination,
  SubscriptionStatusCount,
  Totals,
  User,
  UserPage,
  UserWeek,
  WorkoutCategory,
} from './types.ts';

const role = oneOf('user', 'admin');

export const readMessage = object<Message>({ message: text });

export const readSignedInUser = object<SignedInUser>({ id, name: text, email: text, role });

export const readSession = object<{ user: SignedInUser }>({ user: readSignedInUser });

export const readUser = object<User>({
  id,
  name: text,
  email: text,
  role,
  gender: nullable(oneOf('male', 'female')),
  dob: nullable(dateOnly),
  height: nullable(text),
  weight: nullable(text),
  createdAt: timestamp,
  updatedAt: timestamp,
});

export const readUserPage = object<UserPage>({
  users: list(readUser),
  pagination: object<Pagination>({
    currentPage: number,
    totalPages: number,
    totalUsers: number,
    usersPerPage: number,
  }),
});

const readTotals = object<Totals>({ users: number, habits: number, finance: number, workout: number });

const totalsShape = { totals: readTotals, added: nullable(readTotals) };
const recentUsersShape = {
  recentUsers: list(
    object<RecentUser>({
      id,
      name: text,
      email: text,
      initials: text,
      status: text,
      lastActive: nullable(timestamp),
    }),
  ),
};

export const readDashboard = object<Dashboard>({ ...totalsShape, ...recentUsersShape });
export const readDashboardTotals = object<DashboardTotals>(totalsShape);
export const readRecentUsers = object<Pick<Dashboard, 'recentUsers'>>(recentUsersShape);

/** Habit and workout categories have the same fields. */
export const readIconCategory: Reader<HabitCategory & WorkoutCategory> = object<
  HabitCategory & WorkoutCategory
>({
  id,
  name: text,
  iconLight: text,
  iconDark: text,
  createdAt: timestamp,
  updatedAt: timestamp,
});

export const readIconCategories = list(readIconCategory);

export const readFinanceCategory = object<FinanceCategory>({
  id,
  name: text,
  color: nullable(text),
  role,
  user_id: nullable(id),
  createdAt: timestamp,
  updatedAt: timestamp,
});

export const readFinanceCategories = list(readFinanceCategory);

export const readPolicy = object<Policy>({
  type: oneOf('privacy', 'terms'),
  content: text,
  updatedAt: nullable(timestamp),
});

const versionFields = { version: number, savedAt: timestamp, savedBy: nullable(text), bytes: number };

export const readPolicyVersions = list(object<PolicyVersion>(versionFields));

export const readPolicyVersion = object<PolicyVersionContent>({
  ...versionFields,
  type: oneOf('privacy', 'terms'),
  content: text,
});

const readSubscription = object<Subscription>({
  id,
  userId: id,
  name: text,
  originalTransactionId: text,
  status: text,
  expiresDate: nullable(timestamp),
});

const readStatusCount = object<SubscriptionStatusCount>({ status: text, subscriptions: number });

export const readSubscriptionStatuses = object<{ statuses: SubscriptionStatusCount[] }>({
  statuses: list(readStatusCount),
});

export const readUserGrowth = object<{ weeks: UserWeek[] }>({
  weeks: list(object<UserWeek>({ week: dateOnly, users: number })),
});

const readSubscriptionList = object<{
  data: Subscription[];
  pagination: SubscriptionPagination | null;
  statuses: SubscriptionStatusCount[] | null;
}>({
  data: list(readSubscription),
  pagination: nullable(
    object<SubscriptionPagination>({
      currentPage: number,
      totalPages: number,
      totalSubscriptions: number,
      subscriptionsPerPage: number,
    }),
  ),
  statuses: nullable(list(readStatusCount)),
});

/** A server that knows no pages answers all subscriptions, which are one page then. */
export const readSubscriptionPage: Reader<SubscriptionPage> = (value) => {
  const { data, pagination, statuses } = readSubscriptionList(value);
  const occurring = [...new Set(data.map(({ status }) => status))].toSorted();
  return {
    subscriptions: data,
    pagination: pagination ?? {
      currentPage: 1,
      totalPages: 1,
      totalSubscriptions: data.length,
      subscriptionsPerPage: Math.max(1, data.length),
    },
    statuses:
      statuses ??
      occurring.map((status) => ({
        status,
        subscriptions: data.filter((subscription) => subscription.status === status).length,
      })),
  };
};

export const readReceivedMessage = object<ReceivedMessage>({
  id,
  firstName: text,
  lastName: text,
  email: text,
  phone: nullable(text),
  subject: nullable(text),
  message: text,
  isRead: flag,
  createdAt: timestamp,
});

export const readReceivedMessagePage = object<ReceivedMessagePage>({
  messages: list(readReceivedMessage),
  pagination: object<ReceivedMessagePage['pagination']>({
    currentPage: number,
    totalPages: number,
    totalMessages: number,
    messagesPerPage: number,
  }),
  unreadMessages: number,
});

export const readUnreadMessages = object<{ unreadMessages: number }>({ unreadMessages: number });

export const readOwnSessions = object<{ sessions: OwnSession[] }>({
  sessions: list(
    object<OwnSession>({
      isCurrent: flag,
      createdAt: timestamp,
      lastSeenAt: timestamp,
      expiresAt: timestamp,
      address: nullable(text),
      userAgent: nullable(text),
    }),
  ),
});

export const readSecurityEventPage = object<SecurityEventPage>({
  events: list(
    object<SecurityEvent>({
      id,
      at: timestamp,
      kind: text,
      actor: nullable(text),
      subject: nullable(text),
      detail: nullable(text),
      address: text,
      requestId: text,
    }),
  ),
  pagination: object<SecurityEventPage['pagination']>({
    currentPage: number,
    totalPages: number,
    totalEvents: number,
    eventsPerPage: number,
  }),
});

export const readHealth = object<Health>({ status: oneOf('ok') });
