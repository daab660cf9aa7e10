import type { ApiClient } from '@planner/api-client';
import type { createQueryClient, Rights } from '@planner/features/shared';
import type { ComponentType } from 'react';

/** Where a screen opens, and with what. */
export interface RouteContext {
  /** The path's parameter; empty if it has none. */
  id: string;
  search: URLSearchParams;
  client: ApiClient;
  queryClient: ReturnType<typeof createQueryClient>;
  rights: Rights;
}

/** What a route module exports for each of its screens. */
export interface Route {
  readonly Component: ComponentType;
  /** Requests what the screen shows first. A screen without it starts its queries when it mounts. */
  readonly prefetch?: (context: RouteContext) => void;
}
