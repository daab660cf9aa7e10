import { createQueryClient } from '@planner/features/shared';
import { api } from './api.ts';

/** API client and query cache; one of each per page. The sign-in and the forms of visitors load only `api`. */
export const services = { ...api, queryClient: createQueryClient() };
