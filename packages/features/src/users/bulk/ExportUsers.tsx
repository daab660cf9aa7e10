import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorMessage } from '../../shared/query/errorMessage.ts';
import { useApi } from '../../shared/app/ApiProvider.tsx';
import { ExportUsersView, type ExportState } from './ExportUsersView.tsx';
import { errorTexts, type UserListParams } from '../queries.ts';
import { exportUsersMutation } from '../mutations.ts';

export interface ExportUsersProps extends Omit<UserListParams, 'page'> {
  total: number;
  onClose: () => void;
}

const FILE_NAME = 'users.csv';

const saveFile = (file: Blob): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(address);
};

/** Starts on mount; unmounting aborts the export. */
export const ExportUsers = ({ query, role, sort, total, onClose }: ExportUsersProps) => {
  const abort = useRef<AbortController>(undefined);
  const [done, setDone] = useState(0);
  const { mutate, isSuccess, error } = useMutation({
    ...exportUsersMutation(useApi(), { query, role, sort }, setDone),
    onSuccess: (file, signal) => {
      if (!signal.aborted) saveFile(file);
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
    if (error) return { status: 'failed', message: errorMessage(error, errorTexts.exportUsers) };
    return isSuccess ? { status: 'done', users: done } : { status: 'running', users: done, total };
  };
  return (
    <ExportUsersView
      state={getState()}
      onRetry={() => {
        setDone(0);
        start();
      }}
      onClose={onClose}
    />
  );
};
