import { type ApiClient, listAcceptances, type PolicyType } from '@planner/api-client';
import { logQueryOptions } from '../../shared/list/logQueryOptions.ts';

/** Newest accounts first. */
export const listAcceptancesQuery = (
  client: ApiClient,
  type: PolicyType,
  version: number,
  state: 'accepted' | 'notAccepted',
) =>
  logQueryOptions(['listAcceptances', type, version, state] as const, ({ cursor, signal }) =>
    listAcceptances(client, type, String(version), { state, limit: 50, cursor }, { signal }),
  );
