import type { Dashboard } from '@planner/api-client';
import {
  ErrorState,
  formatNumber,
  Grid,
  Heading,
  Spinner,
  Stack,
  StatCard,
  Text,
  VisuallyHidden,
} from '@planner/ui';
import type { ReactNode } from 'react';
import { AttentionView, type AttentionViewProps } from './AttentionView.tsx';
import { BILLING_PROBLEMS } from '../shared/format/subscriptionStatus.ts';
import { RefetchMessage } from '../shared/query/LoadBody.tsx';
import type { LoadProps } from '../shared/query/useLoadState.ts';
import { useRights } from '../shared/session/rights.ts';
import { RecentUsersView } from './RecentUsersView.tsx';

export interface DashboardHrefs {
  users: string;
  habits: string;
  finance: string;
  workout: string;
  subscriptions: string;
  /** Subscriptions with a status, or several. */
  getStatusHref: (status: string) => string;
  getUserHref: (id: string) => string;
  attention: Omit<AttentionViewProps['hrefs'], 'billingProblems'>;
}

/** State of the cards and the recent users; each chart has its own. */
export interface DashboardViewProps extends LoadProps<Dashboard> {
  hrefs: DashboardHrefs;
  /** Server time in milliseconds since 1970. */
  now: number;
  isSlow?: boolean | undefined;
  growth: ReactNode;
  statuses: ReactNode;
}

const CARDS = [
  { key: 'users', label: 'Total Users', icon: 'users', list: 'listUsers' },
  { key: 'habits', label: 'Active Habits', icon: 'habits', list: 'listHabitCategories' },
  { key: 'finance', label: 'Finance Categories', icon: 'finances', list: 'listFinanceCategories' },
  { key: 'workout', label: 'Workout Categories', icon: 'workouts', list: 'listWorkoutCategories' },
] as const;

const RECENT_DAYS = 30;

const noteOf = (added: Dashboard['added'], key: keyof Dashboard['totals']): ReactNode => {
  if (added === undefined) return undefined;
  const number = added[key];
  if (number === 0) return `None new in ${RECENT_DAYS} days`;
  return (
    <>
      <Text tone="positive" weight="semibold" numeric>
        +{formatNumber(number)}
      </Text>{' '}
      in {RECENT_DAYS} days
    </>
  );
};

/** The heading is visually hidden, because the top bar shows the title. Skeletons avoid layout shift. */
export const DashboardView = (props: DashboardViewProps) => {
  const { state, hrefs, now, isSlow = false, onRetry, growth, statuses } = props;
  const { offers, can } = useRights();
  const data = state.status === 'ready' ? state.data : undefined;
  return (
    <Stack gap="l">
      <VisuallyHidden>
        <Heading level={1} isFocusTarget>
          Dashboard
        </Heading>
        {state.status === 'loading' && (
          <Spinner label={isSlow ? 'Still loading dashboard...' : 'Loading dashboard...'} />
        )}
      </VisuallyHidden>
      {state.status === 'failed' ? (
        <ErrorState message={state.message} onRetry={onRetry} isRetrying={state.isRetrying} />
      ) : (
        <Grid columns="cards">
          {CARDS.map(({ key, label, icon, list }) => (
            <StatCard
              key={key}
              label={label}
              icon={icon}
              value={data ? formatNumber(data.totals[key]) : ''}
              note={data ? noteOf(data.added, key) : '…'}
              isLoading={!data}
              href={can(list) ? hrefs[key] : undefined}
            />
          ))}
        </Grid>
      )}
      {state.status === 'ready' && <RefetchMessage state={state} onRetry={onRetry} />}
      {/* No extra of its own announces it. */}
      {(data ? data.attention : offers('listSubscriptions.endsWithin') && state.status === 'loading') && (
        <AttentionView
          counts={data?.attention}
          hrefs={{ ...hrefs.attention, billingProblems: hrefs.getStatusHref(BILLING_PROBLEMS) }}
        />
      )}
      <Grid columns="mainAside">
        {growth}
        {statuses}
        {state.status !== 'failed' && can('listUsers') && (
          <RecentUsersView
            users={data?.recentUsers}
            allHref={hrefs.users}
            getUserHref={hrefs.getUserHref}
            now={now}
          />
        )}
      </Grid>
    </Stack>
  );
};
