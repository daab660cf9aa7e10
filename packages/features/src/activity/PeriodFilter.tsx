import { FilterSelect } from '@planner/ui';
import type { ActivityFilters } from './queries.ts';

export interface PeriodFilterProps {
  filters: ActivityFilters;
  /** Server time in milliseconds since 1970. */
  now: number;
  onFilter: (change: Pick<ActivityFilters, 'from' | 'to'>) => void;
}

type Period = Pick<ActivityFilters, 'from' | 'to'>;

/** `YYYY-MM-DD` in the user's time zone. */
const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** Periods as people say them, by their names. */
const periodsOf = (now: number): Record<string, Period> => {
  const today = new Date(now);
  const [year, month, date] = [today.getFullYear(), today.getMonth(), today.getDate()];
  const monday = date - ((today.getDay() + 6) % 7);
  const day = (monthIndex: number, dayOfMonth: number) => dayOf(new Date(year, monthIndex, dayOfMonth));
  return {
    'Any time': { from: '', to: '' },
    Today: { from: dayOf(today), to: '' },
    Yesterday: { from: day(month, date - 1), to: day(month, date - 1) },
    'Last week': { from: day(month, monday - 7), to: day(month, monday - 1) },
    'Last 7 days': { from: day(month, date - 6), to: '' },
    'Last 30 days': { from: day(month, date - 29), to: '' },
    'This month': { from: day(month, 1), to: '' },
    'Last month': { from: day(month - 1, 1), to: day(month, 0) },
  };
};

const CUSTOM = { value: 'custom', label: 'Chosen days' };

/** A usual period in one choice. Others are chosen by their first and last day. */
export const PeriodFilter = ({ filters, now, onFilter }: PeriodFilterProps) => {
  const periods = Object.entries(periodsOf(now));
  const options = periods.map(([label], index) => ({ value: index === 0 ? '' : label, label }));
  const chosen = periods.findIndex(([, { from, to }]) => from === filters.from && to === filters.to);
  return (
    <FilterSelect
      label="Period"
      options={chosen === -1 ? [...options, CUSTOM] : options}
      value={options[chosen]?.value ?? CUSTOM.value}
      onChange={(value) => {
        const period = periods.find(([label], index) => (index === 0 ? '' : label) === value)?.[1];
        if (period) onFilter(period);
      }}
    />
  );
};
