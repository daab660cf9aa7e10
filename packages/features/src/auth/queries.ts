import type { ApiClient, LoginRequest } from '@planner/api-client';
import { mutationOptions } from '@tanstack/react-query';
import type { Session } from './createSession.ts';
import { logInAndCheck } from './logInAndCheck.ts';

export const logInMutation = (client: ApiClient, session: Pick<Session, 'getState' | 'logIn'>) =>
  mutationOptions({
    mutationKey: ['logIn'],
    mutationFn: (credentials: LoginRequest) =>
      session.logIn(() => logInAndCheck(client, session, credentials)),
  });

export const sendLogoutMutation = (client: ApiClient, session: Pick<Session, 'sendLogout'>) =>
  mutationOptions({ mutationKey: ['logOut'], mutationFn: () => session.sendLogout(client) });
