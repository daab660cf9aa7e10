import {
  CheckboxGroup,
  type DateRange,
  DateRangeField,
  Disclosure,
  Form,
  Grid,
  INCOMPLETE_DATE,
  Stack,
  TextField,
} from '@planner/ui';
import { useState } from 'react';
import { cleanSearch } from '../shared/form/text/cleanSearch.ts';
import { GROUP_OPTIONS } from '../shared/activity/describeEntry.ts';
import type { ActivityFilters } from './queries.ts';

export interface MoreFiltersProps {
  filters: ActivityFilters;
  /** Whether the server knows groups of kinds. */
  hasGroups: boolean;
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

/** Groups of kinds; exact addresses, which are looked up on blur and Enter; and a period. */
export const MoreFilters = ({ filters, hasGroups, onFilter }: MoreFiltersProps) => {
  const [actor, setActor] = useDraft(filters.actor);
  const [subject, setSubject] = useDraft(filters.subject);
  const [from, setFrom] = useDraft(filters.from);
  const [to, setTo] = useDraft(filters.to);
  const apply = () => {
    const wanted = { actor: cleanSearch(actor), subject: cleanSearch(subject) };
    if (wanted.actor !== filters.actor || wanted.subject !== filters.subject) onFilter(wanted);
  };
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
            description="With none, all but sign-ins and reads."
            options={GROUP_OPTIONS}
            values={groups.split(',')}
            onChange={(values) => onFilter({ groups: values.join(','), kind: '' })}
          />
        )}
        <Grid columns={2}>
          {/* Enter submits a form with a single field. */}
          <Form onSubmit={apply}>
            <TextField
              label="By"
              description="E-mail or ID of who did it."
              value={actor}
              onChange={setActor}
              onBlur={apply}
            />
          </Form>
          <Form onSubmit={apply}>
            <TextField
              label="On"
              description="E-mail, name or ID."
              value={subject}
              onChange={setSubject}
              onBlur={apply}
            />
          </Form>
          <DateRangeField label="Days" value={{ start: from, end: to }} onChange={changeDays} />
        </Grid>
      </Stack>
    </Disclosure>
  );
};
