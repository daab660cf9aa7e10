import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorMessage } from '../query/errorMessage.ts';
import { saveFile } from './saveFile.ts';
import { type ExportedList, ExportListView, type ExportState } from './ExportListView.tsx';

export interface ExportListProps {
  list: ExportedList;
  /** Rows of the list, if they are known. */
  total?: number | undefined;
  /** Options of a mutation that resolves to a CSV file. It takes the signal that aborts it. */
  mutationOf: (onProgress: (rows: number) => void) => UseMutationOptions<Blob, Error, AbortSignal>;
  onClose: () => void;
}

/** Exports a list to a CSV file. Starts on mount; unmounting aborts the export. */
export const ExportList = ({ list, total, mutationOf, onClose }: ExportListProps) => {
  const abort = useRef<AbortController>(undefined);
  const [done, setDone] = useState(0);
  const { mutate, isSuccess, error } = useMutation({
    ...mutationOf(setDone),
    onSuccess: (file, signal) => {
      if (!signal.aborted) saveFile(file, `${list.name}.csv`);
    },
  });
  const start = () => {
    abort.current = new AbortController();
    mutate(abort.current.signal);
  };
  const onOpen = useEffectEvent(start);
  useEffect(() => {
    onOpen();
    return () => abort.current?.abort();
  }, []);

  const getState = (): ExportState => {
    if (error) return { status: 'failed', message: errorMessage(error, `Failed to export ${list.name}`) };
    return isSuccess ? { status: 'done', rows: done } : { status: 'running', rows: done, total };
  };
  return (
    <ExportListView
      list={list}
      state={getState()}
      onRetry={() => {
        setDone(0);
        start();
      }}
      onClose={onClose}
    />
  );
};
