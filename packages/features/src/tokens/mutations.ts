import { type ApiClient, createToken, type NewApiToken, revokeToken } from '@planner/api-client';
import { mutationOptions } from '@tanstack/react-query';
import { invalidating } from '../shared/query/invalidate.ts';

const withList = invalidating('listTokens');

export const createTokenMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (token: NewApiToken) => createToken(client, token), ...withList });

export const revokeTokenMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (id: string) => revokeToken(client, id), ...withList });
