import { type ApiClient, getUser } from '@planner/api-client';
import { queryOptions } from '@tanstack/react-query';

export const getPersonQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['getUser', 'person', id] as const,
    queryFn: ({ signal }) => getUser(client, id, {}, { signal }),
  });
