import type { UserWeek } from '@planner/api-client';
import { BarChart, Card, ErrorState, Stack } from '@planner/ui';
import { formatCalendarDate, formatNumber } from '../shared/format.ts';
import { RefetchMessage } from '../shared/RefetchMessage.tsx';
import type { LoadState } from '../shared/useLoadState.ts';

export interface UserGrowthViewProps {
  state: LoadState<UserWeek[]>;
  onRetry: () => void;
}

const TITLE = 'New users per week';

const barOf = ({ week, users }: UserWeek) => ({
  id: week,
  label: `Week of ${formatCalendarDate(week)}`,
  value: users,
  text: formatNumber(users),
});

/** How many users joined, week by week. */
export const UserGrowthView = ({ state, onRetry }: UserGrowthViewProps) => (
  <Card title={TITLE} headingLevel={2}>
    {state.status === 'failed' ? (
      <ErrorState message={state.message} onRetry={onRetry} isRetrying={state.isRetrying} />
    ) : (
      <Stack gap="m">
        {state.status === 'ready' && (
          <RefetchMessage message={state.message} isRetrying={state.isRetrying} onRetry={onRetry} />
        )}
        <BarChart
          label={TITLE}
          bars={state.status === 'ready' ? state.data.map(barOf) : []}
          isLoading={state.status === 'loading'}
          columnLabels={['Week', 'New users']}
        />
      </Stack>
    )}
  </Card>
);
