import { type ApiClient, listTokens } from '@planner/api-client';
import { queryOptions } from '@tanstack/react-query';

export const errorTexts = {
  list: 'Failed to fetch the tokens',
  create: 'Failed to create the token',
  revoke: 'Failed to revoke the token',
  nameRequired: 'Name is required',
};

export const listTokensQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['listTokens'] as const,
    queryFn: async ({ signal }) => (await listTokens(client, { signal })).tokens,
  });
