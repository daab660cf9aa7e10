import type { ApiClient } from '@planner/api-client';
import { mutationOptions } from '@tanstack/react-query';
import type { ExportQuery } from '../shared/export/exportSettings.ts';
import type { SubscriptionListParams } from './queries.ts';

/** Resolves to a CSV file of all subscriptions of a list. Takes the signal that aborts it. */
export const exportSubscriptionsMutation = (
  client: ApiClient,
  query: Omit<SubscriptionListParams, 'page'>,
  choice: ExportQuery,
  onProgress: (subscriptions: number) => void,
) =>
  mutationOptions({
    mutationFn: async (signal: AbortSignal) => {
      const { exportSubscriptions } = await import('../shared/bulk.ts');
      return exportSubscriptions(client, { ...query, ...choice }, { signal, onProgress });
    },
    meta: { isQuiet: true },
  });
