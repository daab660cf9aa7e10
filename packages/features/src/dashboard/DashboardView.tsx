import type { DashboardTotals } from '@planner/api-client';
import { ErrorState, Grid, Heading, Spinner, Stack, StatCard, VisuallyHidden } from '@planner/ui';
import type { ReactNode } from 'react';
import { formatNumber } from '../shared/format.ts';
import { RefetchMessage } from '../shared/RefetchMessage.tsx';
import type { LoadState } from '../shared/useLoadState.ts';

/** Where the cards of the dashboard lead: to the lists of what they count. */
export interface DashboardHrefs {
  users: string;
  /** Without it the card leads nowhere; so the next two. */
  habits?: string | undefined;
  finance?: string | undefined;
  workout?: string | undefined;
  subscriptions: string;
}

export interface DashboardViewProps {
  /** Of the cards; each other part has its own. */
  state: LoadState<DashboardTotals>;
  hrefs: DashboardHrefs;
  /** Whether loading takes so long that it has to be said. */
  isSlow?: boolean | undefined;
  onRetry: () => void;
  /** The chart of new users; a part of its own. */
  growth: ReactNode;
  /** Subscriptions by status; a part of its own. */
  statuses: ReactNode;
  /** Who joined last; a part of its own. */
  recentUsers: ReactNode;
}

const CARDS = [
  { key: 'users', label: 'Total Users', icon: 'users' },
  { key: 'habits', label: 'Active Habits', icon: 'habits' },
  { key: 'finance', label: 'Finance Categories', icon: 'finances' },
  { key: 'workout', label: 'Workout Categories', icon: 'workouts' },
] as const;

const RECENT_DAYS = 30;

const noteOf = (
  added: DashboardTotals['added'],
  key: keyof DashboardTotals['totals'],
): string | undefined => {
  if (added === null) return undefined;
  const number = added[key];
  return number === 0 ? `None new in ${RECENT_DAYS} days` : `+${formatNumber(number)} in ${RECENT_DAYS} days`;
};

/**
 * Totals, charts and recent users. The top bar shows the title, so the heading is there for those who do not see it. While
 * anything loads, everything has its place already.
 */
export const DashboardView = (props: DashboardViewProps) => {
  const { state, hrefs, isSlow = false, onRetry, growth, statuses, recentUsers } = props;
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
      {state.status === 'ready' && (
        <RefetchMessage message={state.message} isRetrying={state.isRetrying} onRetry={onRetry} />
      )}
      <Grid columns="mainAside">
        {growth}
        {statuses}
      </Grid>
      {recentUsers}
    </Stack>
  );
};
