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

const MAX_NAME_CHARACTERS = 100;

/** The name of a file in one line, as the server takes it. */
const nameOf = ({ name }: File): string =>
  Array.from(name.replaceAll(/[\p{C}\u2028\u2029]|=\?/gu, ''))
    .slice(0, MAX_NAME_CHARACTERS)
    .join('');

/** @param hasName whether the server takes the name of the file */
export const uploadImportMutation = (client: ApiClient, list: ImportList, hasName: boolean) =>
  mutationOptions({
    mutationFn: ({ file, reading }: { file: File; reading: ImportReading }) =>
      uploadImport(client, list, file, hasName ? { ...reading, fileName: nameOf(file) } : reading),
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
