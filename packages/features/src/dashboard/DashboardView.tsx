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
import { BILLING_PROBLEM } from '../shared/format/subscriptionStatus.ts';
import { RefetchMessage } from '../shared/query/LoadBody.tsx';
import type { LoadProps } from '../shared/query/useLoadState.ts';
import { RecentUsersView } from './RecentUsersView.tsx';

export interface DashboardHrefs {
  /** Undefined if the account may not open the list: the card isn't a link, and the newest users aren't shown. */
  users?: string | undefined;
  /** Undefined if there is no such list for the account: the card isn't a link. */
  habits?: string | undefined;
  finance?: string | undefined;
  workout?: string | undefined;
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
  /** True if the server counts what needs attention. */
  hasAttention: boolean;
  growth: ReactNode;
  statuses: ReactNode;
}

const CARDS = [
  { key: 'users', label: 'Total Users', icon: 'users' },
  { key: 'habits', label: 'Active Habits', icon: 'habits' },
  { key: 'finance', label: 'Finance Categories', icon: 'finances' },
  { key: 'workout', label: 'Workout Categories', icon: 'workouts' },
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
  const { state, hrefs, now, isSlow = false, hasAttention, onRetry, growth, statuses } = props;
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
          {CARDS.map(({ key, label, icon }) => (
            <StatCard
              key={key}
              label={label}
              icon={icon}
              value={data ? formatNumber(data.totals[key]) : ''}
              note={data ? noteOf(data.added, key) : '…'}
              isLoading={!data}
              href={hrefs[key]}
            />
          ))}
        </Grid>
      )}
      {state.status === 'ready' && <RefetchMessage state={state} onRetry={onRetry} />}
      {(data ? data.attention : hasAttention && state.status === 'loading') && (
        <AttentionView
          counts={data?.attention}
          hrefs={{ ...hrefs.attention, billingProblems: hrefs.getStatusHref(BILLING_PROBLEM) }}
        />
      )}
      <Grid columns="mainAside">
        {growth}
        {statuses}
        {state.status !== 'failed' && hrefs.users !== undefined && (
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
