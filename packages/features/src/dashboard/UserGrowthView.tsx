import type { UserWeek } from '@planner/api-client';
import { BarChart, Card, formatCalendarDate, formatMonthDay, formatNumber, Stack } from '@planner/ui';
import { LoadBody } from '../shared/query/LoadBody.tsx';
import type { LoadProps } from '../shared/query/useLoadState.ts';

const TITLE = 'New users per week';

/** The last week is the current one. */
const barOf = ({ week, users }: UserWeek, index: number, { length }: readonly UserWeek[]) => {
  const isPartial = index === length - 1;
  return {
    id: week,
    label: isPartial ? 'This week' : `Week of ${formatCalendarDate(week)}`,
    shortLabel: formatMonthDay(week),
    value: users,
    text: formatNumber(users),
    isPartial,
  };
};

export const UserGrowthView = ({ state, onRetry }: LoadProps<UserWeek[]>) => (
  <Card title={TITLE} headingLevel={2}>
    <Stack gap="m">
      <LoadBody state={state} onRetry={onRetry}>
        <BarChart
          label={TITLE}
          bars={state.status === 'ready' ? state.data.map(barOf) : []}
          isLoading={state.status === 'loading'}
          columnLabels={['Week', 'New users']}
        />
      </LoadBody>
    </Stack>
  </Card>
);
