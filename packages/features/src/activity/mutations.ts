import type { ApiClient } from '@planner/api-client';
import { mutationOptions } from '@tanstack/react-query';
import type { ExportQuery } from '../shared/export/exportSettings.ts';
import { type ActivityFilters, toQuery } from './queries.ts';

/** Resolves to a CSV file of all entries that match. Takes the signal that aborts it. */
export const exportActivityMutation = (
  client: ApiClient,
  filters: ActivityFilters,
  hasGroups: boolean,
  choice: ExportQuery,
  onProgress: (entries: number) => void,
) =>
  mutationOptions({
    mutationKey: ['exportActivity'],
    mutationFn: async (signal: AbortSignal) => {
      const { exportActivity } = await import('../shared/bulk.ts');
      return exportActivity(client, { ...toQuery(filters, hasGroups), ...choice }, { signal, onProgress });
    },
    meta: { isQuiet: true },
  });
