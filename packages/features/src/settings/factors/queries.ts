import {
  addFactor,
  type ApiClient,
  createRecoveryCodes,
  listOwnFactors,
  type NewFactor,
  removeFactor,
  renameFactor,
  type SecondFactor,
  startFactor,
} from '@planner/api-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { invalidate } from '../../shared/query/invalidate.ts';
import { createPasskey } from '../../shared/session/passkeys.ts';

export const errorTexts = {
  list: 'Failed to fetch your second factors',
  start: 'Failed to start',
  add: 'Failed to add',
  rename: 'Failed to rename',
  remove: 'Failed to remove',
  codes: 'Failed to create recovery codes',
  nameRequired: 'Name is required',
  codeRequired: 'Code is required',
};

export const listOwnFactorsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['listOwnFactors'] as const,
    queryFn: ({ signal }) => listOwnFactors(client, { signal }),
  });

/** A new secret, once: another one would make the code that was just scanned void. */
export const startAppQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['startFactor', 'app'] as const,
    queryFn: ({ signal }) => startFactor(client, { kind: 'app' }, { signal }),
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  });

const withList = {
  onSuccess: (
    _data: unknown,
    _input: unknown,
    _result: unknown,
    { client }: { client: Parameters<typeof invalidate>[0] },
  ) => {
    void invalidate(client, 'listOwnFactors', 'listOwnSessions');
  },
};

export const addAppMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (factor: NewFactor) => addFactor(client, factor), ...withList });

export const addPasskeyMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async (name: string) => {
      const { challenge, passkey } = await startFactor(client, { kind: 'passkey' });
      if (!passkey) throw new Error('The server has offered no passkey');
      return addFactor(client, { challenge, name, passkey: await createPasskey(challenge, passkey) });
    },
    ...withList,
  });

export const renameFactorMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ id, name }: Pick<SecondFactor, 'id' | 'name'>) => renameFactor(client, id, { name }),
    ...withList,
  });

export const removeFactorMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: ({ id }: SecondFactor) => removeFactor(client, id), ...withList });

export const createRecoveryCodesMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: () => createRecoveryCodes(client), ...withList });
