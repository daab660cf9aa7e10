import { type ApiClient, listActivity, type ListActivityQuery, listUsers } from '@planner/api-client';
import type { ComboBoxOption } from '@planner/ui';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { logQueryOptions } from '../shared/list/logQueryOptions.ts';

/** Empty ones match all. The host keeps them in the URL. */
export interface ActivityFilters {
  /** E-mail address or id. */
  actor: string;
  /** E-mail address, name or id. */
  subject: string;
  /** Or `security`, for a group of kinds. */
  kind: string;
  /** Names of groups, separated by commas. */
  groups: string;
  /** First day, `YYYY-MM-DD`, in the user's time zone. */
  from: string;
  /** Last day. */
  to: string;
  query: string;
}

const timeOf = (day: string, time: string): string | undefined =>
  day === '' ? undefined : new Date(`${day}T${time}`).toISOString();

/** Who looks for nothing special sees what changed, without logins and reads. */
const wantedGroups = ({ groups, kind, actor, subject, query }: ActivityFilters): string | undefined =>
  groups || ([kind, actor, subject, query].every((filter) => filter === '') ? 'changes' : undefined);

/** The filters as the server takes them. @param hasGroups whether it knows groups of kinds */
export const toQuery = (filters: ActivityFilters, hasGroups: boolean): ListActivityQuery => ({
  actor: filters.actor,
  subject: filters.subject,
  kind: filters.kind,
  query: filters.query,
  ...(hasGroups && { groups: wantedGroups(filters) }),
  from: timeOf(filters.from, '00:00:00.000'),
  to: timeOf(filters.to, '23:59:59.999'),
});

/** Newest first. `hasParts`: the server can show a task as one entry, which `listPartsQuery` opens. */
export const listActivityQuery = (
  client: ApiClient,
  filters: ActivityFilters,
  { hasParts, hasGroups }: { hasParts: boolean; hasGroups: boolean },
) =>
  logQueryOptions(['listActivity', filters, hasParts, hasGroups] as const, ({ cursor, signal }) =>
    listActivity(
      client,
      { ...toQuery(filters, hasGroups), ...(hasParts && { partOf: 'none' }), cursor },
      { signal },
    ),
  );

/** What a task did to each of many. */
export const listPartsQuery = (client: ApiClient, partOf: string) =>
  logQueryOptions(['listActivity', 'parts', partOf] as const, ({ cursor, signal }) =>
    listActivity(client, { partOf, cursor }, { signal }),
  );

/** The first people whose name or address has the words, as options. */
export const findPeopleQuery = (client: ApiClient, query: string) =>
  queryOptions({
    queryKey: ['listUsers', 'people', query] as const,
    queryFn: async ({ signal }): Promise<ComboBoxOption[]> => {
      const { users } = await listUsers(client, { page: 1, query }, { signal });
      return users.map(({ id, name, email }) => ({ value: id, label: name, description: email }));
    },
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });
