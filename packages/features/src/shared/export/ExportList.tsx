import type { CheckboxOption } from '@planner/ui';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useServerNow } from '../app/ApiProvider.tsx';
import { errorMessage } from '../query/errorMessage.ts';
import { useRights } from '../session/rights.ts';
import { ExportForm } from './ExportForm.tsx';
import { type ExportedList, ExportListView, type ExportState } from './ExportListView.tsx';
import {
  canBeWorkbook,
  type ExportOffers,
  type ExportQuery,
  type ExportSettings,
  readSettings,
  storeSettings,
  toQuery,
} from './exportSettings.ts';
import { fileNameOf } from './fileNameOf.ts';
import { saveFile } from './saveFile.ts';

export interface ExportChoices {
  /** Its extras say what there is to choose. */
  operation: 'exportUsers' | 'exportSubscriptions' | 'exportActivity' | 'exportAcceptances';
  /** In the order of the file. */
  columns: readonly CheckboxOption[];
  /** Number of selected rows. @default 0 */
  selected?: number;
}

export interface ExportListProps {
  list: ExportedList;
  /** What is filtered, in words, for the name of the file: `Administrators`, `search ana`. */
  scope?: readonly string[] | undefined;
  /** Rows of the list, if they are known. */
  total?: number | undefined;
  /** Without any, the export starts at once. */
  choices?: ExportChoices;
  /** Options of a mutation that resolves to a CSV file, which becomes a workbook if the user has chosen one. It takes the signal that aborts it. */
  mutationOf: (
    onProgress: (rows: number) => void,
    choice: { query: ExportQuery; isSelected: boolean },
  ) => UseMutationOptions<Blob, Error, AbortSignal>;
  onClose: () => void;
}

const NOTHING: ExportOffers = { columns: false, separator: false, timeZone: false };

/** Exports a list to a file, with what the user chooses. Unmounting aborts the export. */
export const ExportList = ({
  list,
  scope,
  total: matching,
  choices,
  mutationOf,
  onClose,
}: ExportListProps) => {
  const { offers: serverOffers } = useRights();
  const { operation, columns = [] } = choices ?? {};
  const isOfUsers = operation === 'exportUsers';
  const offers = operation
    ? {
        columns: serverOffers(`${operation}.columns`),
        separator: serverOffers(`${operation}.separator`),
        timeZone: serverOffers(`${operation}.timeZone`),
        health: isOfUsers && serverOffers('exportUsers.health'),
      }
    : NOTHING;
  const selected = isOfUsers && serverOffers('exportSelectedUsers') ? (choices?.selected ?? 0) : 0;
  const names = columns.map(({ value }) => value);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const now = useServerNow();
  const [chosen, setChosen] = useState<ExportSettings>(() => ({
    ...readSettings(list.name, names),
    isSelected: selected > 0,
  }));
  const abort = useRef<AbortController>(undefined);
  const [done, setDone] = useState(0);
  const { isSelected } = chosen;
  const total = isSelected ? selected : matching;
  const settings: ExportSettings =
    chosen.format === 'workbook' && !canBeWorkbook(total) ? { ...chosen, format: 'comma' } : chosen;
  const isWorkbook = settings.format === 'workbook';
  const fileName = fileNameOf(
    list.name,
    isSelected ? [`${selected} selected`] : (scope ?? []),
    new Date(now()),
    isWorkbook ? 'xlsx' : 'csv',
  );
  const query = toQuery(settings, names, offers, timeZone);
  const { mutate, isIdle, isSuccess, error } = useMutation({
    ...mutationOf(setDone, { query, isSelected }),
    onSuccess: async (csv, signal) => {
      const file = isWorkbook ? await (await import('./toWorkbook.ts')).toWorkbook(csv) : csv;
      if (!signal.aborted) saveFile(file, fileName);
    },
  });
  const start = () => {
    abort.current = new AbortController();
    mutate(abort.current.signal);
  };
  const canChoose = selected > 0 || offers.columns || offers.separator || offers.timeZone || offers.health;
  const onOpen = useEffectEvent(() => {
    if (!canChoose) start();
  });
  useEffect(() => {
    onOpen();
    return () => abort.current?.abort();
  }, []);

  const message = error ? errorMessage(error, `Failed to export ${list.name}`) : undefined;
  const getState = (): ExportState => {
    if (canChoose && (isIdle || error))
      return {
        status: 'choosing',
        isValid: settings.columns.length > 0,
        rows: total,
        isRefused: error !== null,
      };
    if (message !== undefined) return { status: 'failed', message };
    return isSuccess ? { status: 'done', rows: done, fileName } : { status: 'running', rows: done, total };
  };
  return (
    <ExportListView
      list={list}
      state={getState()}
      onExport={() => {
        if (canChoose) storeSettings(list.name, names, chosen);
        setDone(0);
        start();
      }}
      onClose={onClose}
    >
      <ExportForm
        noun={list}
        offers={offers}
        columns={columns}
        total={matching}
        selected={selected}
        timeZone={timeZone}
        settings={settings}
        onChange={(change) => setChosen({ ...chosen, ...change })}
        message={message}
      />
    </ExportListView>
  );
};
