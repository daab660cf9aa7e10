import { type ApiClient, createToken, type NewApiToken, revokeToken } from '@planner/api-client';
import { mutationOptions } from '@tanstack/react-query';
import { invalidate } from '../shared/query/invalidate.ts';

const withList = {
  onSuccess: (
    _data: unknown,
    _input: unknown,
    _result: unknown,
    { client }: { client: Parameters<typeof invalidate>[0] },
  ) => {
    void invalidate(client, 'listTokens');
  },
};

export const createTokenMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (token: NewApiToken) => createToken(client, token), ...withList });

export const revokeTokenMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (id: string) => revokeToken(client, id), ...withList });
