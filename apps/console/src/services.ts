import { completeClient } from '@planner/api-client';
import { createQueryClient } from '@planner/features/shared';
import { api } from './session/api.ts';

/** The whole API client and the query cache; one of each per page. The sign-in loads only `api`. */
export const services = { ...api, client: completeClient(api.client), queryClient: createQueryClient() };
