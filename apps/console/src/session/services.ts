import { createQueryClient } from '@planner/features/shared';
import { api } from './session.ts';

/** API client and query cache of the console; one of each per page. */
export const services = { ...api, queryClient: createQueryClient() };
