import { DateField, Disclosure, Form, Grid, INCOMPLETE_DATE, TextField } from '@planner/ui';
import { useState } from 'react';
import { cleanSearch } from '../shared/form/text/cleanSearch.ts';
import type { ActivityFilters } from './queries.ts';

export interface MoreFiltersProps {
  filters: ActivityFilters;
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

/** Exact addresses, which are looked up on blur and Enter, and a period. */
export const MoreFilters = ({ filters, onFilter }: MoreFiltersProps) => {
  const [actor, setActor] = useDraft(filters.actor);
  const [subject, setSubject] = useDraft(filters.subject);
  const [from, setFrom] = useDraft(filters.from);
  const [to, setTo] = useDraft(filters.to);
  const apply = () => {
    const wanted = { actor: cleanSearch(actor), subject: cleanSearch(subject) };
    if (wanted.actor !== filters.actor || wanted.subject !== filters.subject) onFilter(wanted);
  };
  const change = (name: 'from' | 'to', setDay: (day: string) => void) => (day: string) => {
    setDay(day);
    if (day !== INCOMPLETE_DATE) onFilter({ [name]: day });
  };
  const isSet = [filters.actor, filters.subject, filters.from, filters.to].some((value) => value !== '');
  return (
    <Disclosure title="People and dates" headingLevel={2} defaultExpanded={isSet}>
      <Grid columns={4}>
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
        <DateField
          label="From"
          description="First day."
          maxValue={filters.to}
          value={from}
          onChange={change('from', setFrom)}
        />
        <DateField
          label="To"
          description="Last day."
          minValue={filters.from}
          value={to}
          onChange={change('to', setTo)}
        />
      </Grid>
    </Disclosure>
  );
};
