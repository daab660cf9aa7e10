import {
  type ApiClient,
  checkImport,
  type ImportChoice,
  type ImportList,
  type ImportReading,
  startImport,
  uploadImport,
} from '@planner/api-client';
import { mutationOptions } from '@tanstack/react-query';
import { startedTask } from '../tasks/queries.ts';
import { invalidate } from '../query/invalidate.ts';

export const uploadImportMutation = (client: ApiClient, list: ImportList) =>
  mutationOptions({
    mutationFn: ({ file, reading }: { file: File; reading: ImportReading }) =>
      uploadImport(client, list, file, reading),
  });

/** Resolves to all rows that would fail. */
export const findProblemsMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async ({ id, choice }: { id: string; choice: ImportChoice }) =>
      (await checkImport(client, id, { ...choice, allProblems: true })).problems,
  });

export const startImportMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ id, choice }: { id: string; choice: ImportChoice }) => startImport(client, id, choice),
    onSuccess: (_task, { id }, _result, { client: queryClient }) => {
      startedTask.write(id);
      return invalidate(queryClient, 'listTasks');
    },
  });
