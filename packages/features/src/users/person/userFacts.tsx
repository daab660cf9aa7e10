import type { User } from '@planner/api-client';
import { Isolate } from '@planner/ui';
import { fieldsIn, formatUserField, USER_LABELS } from '../userLabels.ts';

/** What a part of a person's page says, for `DescriptionList`. */
export const userFacts = (user: User, place: Parameters<typeof fieldsIn>[0]) =>
  fieldsIn(place).map((field) => ({
    term: USER_LABELS[field],
    description: user[field] ? <Isolate>{formatUserField(field, user[field])}</Isolate> : '–',
  }));
