import { type ApiClient, listActivity, type ListActivityQuery } from '@planner/api-client';
import { logQueryOptions } from '../shared/list/logQueryOptions.ts';

/** Empty ones match all. The host keeps them in the URL. */
export interface ActivityFilters {
  /** E-mail address or id. */
  actor: string;
  /** E-mail address, name or id. */
  subject: string;
  /** Or `security`, for a group of kinds. */
  kind: string;
  /** First day, `YYYY-MM-DD`, in the user's time zone. */
  from: string;
  /** Last day. */
  to: string;
  query: string;
}

const timeOf = (day: string, time: string): string | undefined =>
  day === '' ? undefined : new Date(`${day}T${time}`).toISOString();

/** The filters as the server takes them. */
export const toQuery = ({ from, to, ...filters }: ActivityFilters): ListActivityQuery => ({
  ...filters,
  from: timeOf(from, '00:00:00.000'),
  to: timeOf(to, '23:59:59.999'),
});

/** Newest first. @param hasParts whether the server can show a task as one entry, which `listPartsQuery` opens */
export const listActivityQuery = (client: ApiClient, filters: ActivityFilters, hasParts: boolean) =>
  logQueryOptions(['listActivity', filters, hasParts] as const, ({ cursor, signal }) =>
    listActivity(client, { ...toQuery(filters), ...(hasParts && { partOf: 'none' }), cursor }, { signal }),
  );

/** What a task did to each of many. */
export const listPartsQuery = (client: ApiClient, partOf: string) =>
  logQueryOptions(['listActivity', 'parts', partOf] as const, ({ cursor, signal }) =>
    listActivity(client, { partOf, cursor }, { signal }),
  );
