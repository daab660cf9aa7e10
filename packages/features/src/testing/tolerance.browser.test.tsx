import { createApiClient } from '@planner/api-client';
import type { operations } from '@planner/api-client/schema';
import { fixtures, handlers, handlersByOperation } from '@planner/api-client/testing';
import {
  withoutOptionalFields,
  withWrongTypes,
  type ResponseVariant,
} from '@planner/api-client/testing/responseVariants';
import { BrandProvider } from '@planner/ui';
import { getResponse } from 'msw';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { screen } from 'storybook/test';
import { afterEach, describe, expect, test } from 'vitest';
import { createSession } from '../auth/session/createSession.ts';
import { SessionProvider } from '../auth/session/SessionProvider.tsx';
import { useSession } from '../auth/session/useSession.ts';
import { EditIconCategory } from '../categories/iconCategoryForms.tsx';
import { IconCategories } from '../categories/IconCategories.tsx';
import { Dashboard, UserGrowth, SubscriptionStatuses } from '../dashboard/Dashboard.tsx';
import { dashboardHrefs } from './dashboardHrefs.ts';
import { EditFinanceCategory } from '../finance/financeCategoryForm.tsx';
import { FinanceCategories } from '../finance/FinanceCategories.tsx';
import { EditPolicy } from '../legal/EditPolicy.tsx';
import { PolicyHistory } from '../legal/PolicyHistory.tsx';
import { PublicPolicy } from '../legal/public/PublicPolicy.tsx';
import { Messages } from '../inbox/Messages.tsx';
import { OwnSessions, OwnProfile } from '../settings/Settings.tsx';
import { Activity } from '../activity/Activity.tsx';
import { Announcements } from '../shared/announce/Announcements.tsx';
import { AppProviders, createQueryClient } from '../shared/app/AppProviders.tsx';
import { useUnansweredMessages } from '../inbox/useUnansweredMessages.ts';
import { rightsOf, RightsContext } from '../shared/session/rights.ts';
import { Subscriptions } from '../subscriptions/Subscriptions.tsx';
import { EditUser } from '../users/userForms.tsx';
import { PersonMessages, PersonActivity, PersonSessions } from '../users/person/personCards.tsx';
import { Users } from '../users/Users.tsx';
import { STORY_NOW } from './withProviders.tsx';

interface Screen {
  operation: keyof operations;
  render: () => ReactNode;
  /** Shown after the response: text, or the value of a field. */
  shows: string | RegExp;
  /** Shown instead when the response can't be parsed. */
  fails: string | RegExp;
}

const nothing = () => undefined;
const policyText = {
  base: undefined,
  content: '',
  failure: undefined,
  isSaving: false,
  isUnsent: false,
  save: nothing,
  theirs: undefined,
};
const href = () => '/';
const idOf = ([item]: { id: string }[]) => item?.id ?? '';

const categories = {
  userId: '1',
  query: '',
  sort: 'ascending' as const,
  onChange: nothing,
  getEditHref: href,
  addHref: '/',
};
const subjects = {
  user: href,
  habit: href,
  workout: href,
  finance: href,
  message: href,
  policy: () => '',
};
const [person] = fixtures.users;
if (!person) throw new Error('There are no users');
const form = { cancelHref: '/', onDone: nothing };

const SignedInUser = () => {
  const { status, user } = useSession({ isRequired: true });
  return <p>{user?.email ?? status}</p>;
};

const UnansweredMessages = () => <p>{useUnansweredMessages()} unanswered</p>;

const SCREENS: Screen[] = [
  {
    operation: 'getSession',
    render: () => (
      <SessionProvider session={createSession()}>
        <SignedInUser />
      </SessionProvider>
    ),
    shows: fixtures.signedInUser.email,
    fails: 'signedOut',
  },
  {
    operation: 'getDashboard',
    render: () => <Dashboard hrefs={dashboardHrefs} />,
    shows: 'Nguyễn Thị Lan',
    fails: 'Failed to fetch dashboard data',
  },
  {
    operation: 'getUserGrowth',
    render: () => <UserGrowth />,
    shows: /41/,
    fails: 'Failed to fetch new users per week',
  },
  {
    operation: 'getSubscriptionStatuses',
    render: () => <SubscriptionStatuses allHref="/" getStatusHref={href} />,
    shows: /7,412/,
    fails: 'Failed to fetch subscriptions by status',
  },
  {
    operation: 'listUsers',
    render: () => (
      <Users
        page={1}
        query=""
        onChange={nothing}
        getPageHref={href}
        getUserHref={href}
        getEditHref={href}
        addHref="/"
      />
    ),
    shows: 'Nguyễn Thị Lan',
    fails: 'Failed to fetch users',
  },
  {
    operation: 'getUser',
    render: () => <EditUser id={idOf(fixtures.users)} {...form} />,
    shows: 'Amara Okafor',
    fails: 'Failed to fetch user by ID',
  },
  {
    operation: 'listContactMessages',
    render: () => <PersonMessages user={person} getMessageHref={href} />,
    shows: /how can I export my habits/,
    fails: 'Failed to fetch messages',
  },
  {
    operation: 'listActivity',
    render: () => (
      <PersonActivity id={person.id} hrefs={subjects} getActorHref={href} aboutHref="/" byHref="/" />
    ),
    shows: /Logged in/,
    fails: 'Failed to fetch activity',
  },
  {
    operation: 'listUserSessions',
    render: () => <PersonSessions user={person} />,
    shows: 'Safari on iPhone',
    fails: 'Failed to fetch the sessions',
  },
  {
    operation: 'listHabitCategories',
    render: () => <IconCategories kind="habit" {...categories} />,
    shows: 'Gratitude',
    fails: 'Failed to fetch categories',
  },
  {
    operation: 'getHabitCategory',
    render: () => <EditIconCategory kind="habit" id={idOf(fixtures.habitCategories)} {...form} />,
    shows: 'Gratitude',
    fails: 'Failed to fetch category',
  },
  {
    operation: 'listWorkoutCategories',
    render: () => <IconCategories kind="workout" {...categories} />,
    shows: 'Cycling',
    fails: 'Failed to fetch categories',
  },
  {
    operation: 'getWorkoutCategory',
    render: () => <EditIconCategory kind="workout" id={idOf(fixtures.workoutCategories)} {...form} />,
    shows: 'Cycling',
    fails: 'Failed to fetch category',
  },
  {
    operation: 'listFinanceCategories',
    render: () => <FinanceCategories {...categories} />,
    shows: 'Groceries',
    fails: 'Failed to fetch categories',
  },
  {
    operation: 'getFinanceCategory',
    render: () => <EditFinanceCategory id={idOf(fixtures.financeCategories)} {...form} />,
    shows: 'Groceries',
    fails: 'Failed to fetch category',
  },
  {
    operation: 'getPolicy',
    render: () => <PublicPolicy getTextHref={String} type="privacy" />,
    shows: 'What we keep',
    fails: /Failed to fetch policy$/,
  },
  {
    operation: 'getPolicy',
    render: () => (
      <RightsContext value={rightsOf([], [])}>
        <EditPolicy type="privacy" />
      </RightsContext>
    ),
    shows: 'What we keep',
    fails: 'Failed to fetch policy',
  },
  {
    operation: 'getPolicy',
    render: () => <EditPolicy type="privacy" />,
    // The shared draft, which waits for the response.
    shows: 'Only what the planner needs.',
    fails: 'Failed to fetch policy',
  },
  {
    operation: 'listPolicyVersions',
    render: () => (
      <PolicyHistory type="privacy" text={policyText} onRestore={nothing} onWithdrawn={nothing} />
    ),
    shows: /^Saved by Nguyễn Thị Lan/,
    fails: 'Failed to fetch the history',
  },
  {
    operation: 'getPolicyVersion',
    render: () => (
      <PolicyHistory type="privacy" text={policyText} onRestore={nothing} onWithdrawn={nothing} />
    ),
    shows: /^Saved by Nguyễn Thị Lan/,
    fails: 'Failed to fetch this version',
  },
  {
    operation: 'listSubscriptions',
    render: () => (
      <Subscriptions
        page={1}
        query=""
        status=""
        endsWithin={undefined}
        sort={undefined}
        onChange={nothing}
        getPageHref={href}
        getUserHref={href}
      />
    ),
    shows: 'Олена Шевченко',
    fails: 'Failed to fetch subscriptions',
  },
  {
    operation: 'listContactMessages',
    render: () => (
      <Messages
        page={1}
        query=""
        openId=""
        state={undefined}
        onOpen={nothing}
        getUserHref={href}
        onChange={nothing}
        onClose={nothing}
        getPageHref={href}
        getMessageHref={href}
      />
    ),
    shows: /Export of my data/,
    fails: 'Failed to fetch messages',
  },
  {
    operation: 'countUnreadMessages',
    render: () => <UnansweredMessages />,
    // None for a server that does not count them.
    shows: /^[09] unanswered/,
    fails: '0 unanswered',
  },
  {
    operation: 'getOwnProfile',
    render: () => <OwnProfile onSaved={nothing} />,
    shows: 'Amara Okafor',
    fails: 'Failed to fetch your profile',
  },
  {
    operation: 'listOwnSessions',
    render: () => <OwnSessions />,
    shows: 'This session',
    fails: 'Failed to fetch your sessions',
  },
  {
    operation: 'listActivity',
    render: () => (
      <Activity
        filters={{ actor: '', subject: '', kind: '', groups: '', from: '', to: '', query: '' }}
        onFilter={nothing}
        getActorHref={href}
        getImportHref={href}
        hrefs={subjects}
      />
    ),
    shows: 'Logged out',
    fails: 'Failed to fetch activity',
  },
];

let unmount: () => void = nothing;
let hasAnswered = false;
afterEach(() => {
  unmount();
  hasAnswered = false;
  localStorage.clear();
});

/** Responds to one operation with a variant, and to all others as the mock handlers do. */
const show = ({ operation, render }: Screen, { edit }: ResponseVariant) => {
  const client = createApiClient({
    fetch: async (request) => {
      const response = await getResponse([handlersByOperation[operation]], request.clone());
      if (!response) return (await getResponse(handlers, request)) ?? Response.error();
      hasAnswered = true;
      const { status, headers } = response;
      return Response.json(edit(await response.json()), { status, headers });
    },
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  unmount = () => root.unmount();
  root.render(
    <BrandProvider brand={{ name: 'Planner', logo: 'M4 12h16' }}>
      <AppProviders client={client} queryClient={createQueryClient()} serverNow={() => STORY_NOW}>
        <Announcements>{render()}</Announcements>
      </AppProviders>
    </BrandProvider>,
  );
};

const isShown = (text: string | RegExp) =>
  hasAnswered && [...screen.queryAllByText(text), ...screen.queryAllByDisplayValue(text)].length > 0;

const casesOf = async (make: (operation: keyof operations) => Promise<ResponseVariant[]>) => {
  const lists = SCREENS.map(async (shown) =>
    (await make(shown.operation)).map((variant) => ({ screen: shown, variant })),
  );
  return (await Promise.all(lists)).flat().map(({ screen: shown, variant }) => ({
    title: `${shown.operation}: ${variant.name}`,
    shown,
    variant,
  }));
};

const incomplete = await casesOf(withoutOptionalFields);
const broken = await casesOf(withWrongTypes);

test('the variants cover the screens', () => {
  expect(incomplete.length).toBeGreaterThanOrEqual(46);
  expect(broken.length).toBeGreaterThanOrEqual(123);
});

describe('a screen shows a response without a field that is not required', () => {
  test.each(incomplete)('$title', async ({ shown, variant }) => {
    show(shown, variant);
    await expect.poll(() => isShown(shown.shows)).toBe(true);
  });
});

describe('a screen reports a response with a broken field', () => {
  test.each(broken)('$title', async ({ shown, variant }) => {
    show(shown, variant);
    await expect.poll(() => isShown(shown.fails)).toBe(true);
  });
});
