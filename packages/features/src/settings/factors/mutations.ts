import {
  addFactor,
  type ApiClient,
  createRecoveryCodes,
  type NewFactor,
  removeFactor,
  renameFactor,
  type SecondFactor,
  startFactor,
} from '@planner/api-client';
import { mutationOptions } from '@tanstack/react-query';
import { invalidating } from '../../shared/query/invalidate.ts';
import { createPasskey } from '../../shared/session/passkeys.ts';

const withList = invalidating('listOwnFactors', 'listOwnSessions');

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
