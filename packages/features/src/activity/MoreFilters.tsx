import {
  CheckboxGroup,
  type DateRange,
  DateRangeField,
  Disclosure,
  Grid,
  INCOMPLETE_DATE,
  Stack,
} from '@planner/ui';
import { type ReactNode, useState } from 'react';
import { GROUP_OPTIONS } from '../shared/activity/describeEntry.ts';
import type { ActivityFilters } from './queries.ts';

export interface MoreFiltersProps {
  filters: ActivityFilters;
  /** Whether the server knows groups of kinds. */
  hasGroups: boolean;
  /** The fields that choose who did it, and what it was done to. */
  people?: ReactNode;
  onFilter: (change: Partial<ActivityFilters>) => void;
}

/** The text of a field until it is complete. Follows the filter when that changes elsewhere, for example on Back. */
const useDraft = (value: string) => {
  const [draft, setDraft] = useState(value);
  const [last, setLast] = useState(value);
  if (value !== last) {
    setLast(value);
    setDraft(value);
  }
  return [draft, setDraft] as const;
};

/** Groups of kinds, people, and a period. */
export const MoreFilters = ({ filters, hasGroups, people, onFilter }: MoreFiltersProps) => {
  const [from, setFrom] = useDraft(filters.from);
  const [to, setTo] = useDraft(filters.to);
  const changeDays = ({ start, end }: DateRange) => {
    setFrom(start);
    setTo(end);
    const wanted = {
      from: start === INCOMPLETE_DATE ? filters.from : start,
      to: end === INCOMPLETE_DATE ? filters.to : end,
    };
    if (wanted.from !== filters.from || wanted.to !== filters.to) onFilter(wanted);
  };
  const { actor: by, subject: on, groups } = filters;
  const isSet = [by, on, groups, filters.from, filters.to].some((value) => value !== '');
  return (
    <Disclosure title="Kinds, people and dates" headingLevel={2} defaultExpanded={isSet}>
      <Stack gap="m">
        {hasGroups && (
          <CheckboxGroup
            label="Everything about"
            description="With none, all but logins and reads."
            options={GROUP_OPTIONS}
            values={groups.split(',')}
            onChange={(values) => onFilter({ groups: values.join(','), kind: '' })}
          />
        )}
        <Grid columns={2}>
          {people}
          <DateRangeField label="Days" value={{ start: from, end: to }} onChange={changeDays} />
        </Grid>
      </Stack>
    </Disclosure>
  );
};
