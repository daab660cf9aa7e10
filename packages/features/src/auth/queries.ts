import type { ApiClient, LoginRequest } from '@planner/api-client';
import { mutationOptions } from '@tanstack/react-query';

/** Signs in. */
export const logInMutation = (client: ApiClient) =>
  mutationOptions({
    mutationKey: ['logIn'],
    mutationFn: (credentials: LoginRequest) => client.logIn(credentials),
  });

/** Signs out. */
export const logOutMutation = (client: ApiClient) =>
  mutationOptions({ mutationKey: ['logOut'], mutationFn: () => client.logOut() });
