import type { Import, ImportCheck, ImportChoice, ImportList, ImportReading } from '@planner/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../app/ApiProvider.tsx';
import { saveFile } from '../export/saveFile.ts';
import type { Noun } from '../format/Noun.ts';
import { errorMessage } from '../query/errorMessage.ts';
import { useSave } from '../query/useSave.ts';
import { useRights } from '../session/rights.ts';
import { listTasksQuery } from '../tasks/queries.ts';
import { findProblemsMutation, startImportMutation, uploadImportMutation } from './mutations.ts';
import { checkImportQuery } from './queries.ts';
import { ImportFileView, isAsking } from './ImportFileView.tsx';

export interface ImportFileProps {
  list: ImportList;
  noun: Noun;
  /** Names of the fields. */
  labels: Readonly<Record<string, string>>;
  /** Said before a file is chosen. */
  note?: string;
  onClose: () => void;
}

/** Of `uploadImport`. Browsers don't show the response to a file that is far larger. */
const MAX_FILE_BYTES = 20 * 2 ** 20;

/** With a byte order mark, for Excel. */
const problemsFile = (problems: ImportCheck['problems']): Blob => {
  const rows = [['Row', 'Reason'], ...problems.map(({ item, reason }) => [item, reason])];
  const lines = rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv' });
};

/** Imports a CSV file as a task of the server, which `TaskProgress` shows. */
export const ImportFile = ({ list, onClose, ...view }: ImportFileProps) => {
  const client = useApi();
  const [source, setSource] = useState<File>();
  const [file, setFile] = useState<Import>();
  const [choice, setChoice] = useState<ImportChoice>({});
  const { offers } = useRights();
  const upload = useSave(uploadImportMutation(client, list, offers('uploadImport.fileName')));
  const check = useQuery(
    checkImportQuery(client, file && !isAsking(file, choice) ? file.id : undefined, choice),
  );
  const start = useSave(startImportMutation(client));
  const [refusal, setRefusal] = useState<string>();
  const allProblems = useSave(findProblemsMutation(client));
  const { data: tasks = [] } = useQuery({
    ...listTasksQuery(client),
    enabled: offers('listTasks'),
  });
  const getMessage = () => {
    if (refusal) return refusal;
    if (upload.error) return errorMessage(upload.error, 'Failed to read the file');
    if (check.error) return errorMessage(check.error, 'Failed to check the file');
    if (allProblems.error) return errorMessage(allProblems.error, 'Failed to export the rows');
    return start.error ? errorMessage(start.error, 'Failed to start the import') : undefined;
  };

  const read = (chosen: File, reading: ImportReading) => {
    const isTooLarge = chosen.size > MAX_FILE_BYTES;
    setRefusal(isTooLarge ? 'The file may have at most 20 MiB. Split it' : undefined);
    if (isTooLarge) return;
    setSource(chosen);
    upload.save({ file: chosen, reading }, (uploaded) => {
      setFile(uploaded);
      setChoice({ fields: uploaded.columns.map(({ field }) => field) });
    });
  };

  const saveProblems = (rows: ImportCheck['problems']) =>
    saveFile(problemsFile(rows), `${source?.name.replace(/\.\w+$/, '')}-rows-that-fail.csv`);
  const exportProblems = () => {
    const { problems = [], failing = 0, duplicates = 0 } = check.data ?? {};
    if (file && failing + duplicates > problems.length)
      allProblems.save({ id: file.id, choice }, saveProblems);
    else saveProblems(problems);
  };

  return (
    <ImportFileView
      {...view}
      file={file}
      fileName={source?.name}
      isOfUsers={list === 'users'}
      isUploading={upload.isPending}
      choice={choice}
      check={check.isError ? undefined : check.data}
      isStarting={start.isPending}
      message={getMessage()}
      onSelectFiles={([chosen, another]) => {
        if (another) setRefusal('Import one file at a time');
        else if (chosen) read(chosen, {});
      }}
      onReadingChange={(reading) => {
        if (source) read(source, reading);
      }}
      onChoiceChange={setChoice}
      onStart={() => {
        if (file) start.save({ id: file.id, choice }, onClose);
      }}
      running={tasks.find(({ kind, state }) => kind.startsWith('import') && state === 'running')}
      isExporting={allProblems.isPending}
      onExportProblems={exportProblems}
      onClose={onClose}
    />
  );
};
