import type { ApiClient, PolicyType } from '@planner/api-client';
import { mutationOptions } from '@tanstack/react-query';
import type { ExportQuery } from '../../shared/export/exportSettings.ts';

/** Resolves to a CSV file. Takes the signal that aborts it. */
export const exportAcceptancesMutation = (
  client: ApiClient,
  type: PolicyType,
  { version, ...query }: ExportQuery & { version: number; state: 'accepted' | 'notAccepted' },
  onProgress: (users: number) => void,
) =>
  mutationOptions({
    mutationFn: async (signal: AbortSignal) => {
      const { exportAcceptances } = await import('../../shared/bulk.ts');
      return exportAcceptances(client, type, String(version), query, { signal, onProgress });
    },
    meta: { isQuiet: true },
  });
