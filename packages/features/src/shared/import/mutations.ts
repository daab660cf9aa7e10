import { type ApiClient, type ImportList, startImport, uploadImport } from '@planner/api-client';
import { mutationOptions } from '@tanstack/react-query';
import { startedTask } from '../tasks/queries.ts';
import { invalidate } from '../query/invalidate.ts';

export const uploadImportMutation = (client: ApiClient, list: ImportList) =>
  mutationOptions({ mutationFn: (file: File) => uploadImport(client, list, file) });

export const startImportMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ id, fields }: { id: string; fields: readonly string[] }) =>
      startImport(client, id, { fields: [...fields] }),
    onSuccess: (_task, { id }, _result, { client: queryClient }) => {
      startedTask.write(id);
      return invalidate(queryClient, 'listTasks');
    },
  });
