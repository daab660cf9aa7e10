import { type ApiClient, listTokens } from '@planner/api-client';
import { queryOptions } from '@tanstack/react-query';

export const errorTexts = {
  list: 'Failed to fetch the tokens',
  create: 'Failed to create the token',
  revoke: 'Failed to revoke the token',
};

export const listTokensQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['listTokens'] as const,
    queryFn: async ({ signal }) => (await listTokens(client, { signal })).tokens,
  });
