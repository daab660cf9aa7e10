import { checkImport, type ImportList, startImport, uploadImport } from '@planner/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../app/ApiProvider.tsx';
import type { Noun } from '../format/Noun.ts';
import { errorMessage } from '../query/errorMessage.ts';
import { invalidate } from '../query/invalidate.ts';
import { useSave } from '../query/useSave.ts';
import { ImportFileView } from './ImportFileView.tsx';

export interface ImportFileProps {
  list: ImportList;
  noun: Noun;
  /** Names of the fields. */
  labels: Readonly<Record<string, string>>;
  /** Said before a file is chosen. */
  note?: string;
  onClose: () => void;
}

/** Imports a CSV file as a task of the server, which `TaskProgress` shows. */
export const ImportFile = ({ list, onClose, ...view }: ImportFileProps) => {
  const client = useApi();
  const [fields, setFields] = useState<readonly string[]>([]);
  const upload = useSave({ mutationFn: (file: File) => uploadImport(client, list, file) });
  const file = upload.data;
  const check = useQuery({
    queryKey: ['checkImport', file?.id, fields],
    queryFn: ({ signal }) => checkImport(client, file?.id ?? '', { fields: [...fields] }, { signal }),
    enabled: file !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const start = useSave({
    mutationFn: () => startImport(client, file?.id ?? '', { fields: [...fields] }),
    onSuccess: (_task, _input, _result, { client: queryClient }) => invalidate(queryClient, 'listTasks'),
  });
  const getMessage = () => {
    if (upload.error) return errorMessage(upload.error, 'Failed to read the file');
    if (check.error) return errorMessage(check.error, 'Failed to check the file');
    return start.error ? errorMessage(start.error, 'Failed to start the import') : undefined;
  };

  return (
    <ImportFileView
      {...view}
      file={file}
      isUploading={upload.isPending}
      fields={fields}
      check={check.isError ? undefined : check.data}
      isStarting={start.isPending}
      message={getMessage()}
      onSelectFile={(chosen) =>
        upload.save(chosen, ({ columns }) => setFields(columns.map(({ field }) => field)))
      }
      onFieldsChange={setFields}
      onStart={() => start.save(undefined, onClose)}
      onClose={onClose}
    />
  );
};
