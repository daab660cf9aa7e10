import { AlertDialog, Text } from '@planner/ui';
import type { UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DeletionResult } from '../query/deletionResult.ts';
import { errorMessage } from '../query/errorMessage.ts';
import { useSave } from '../query/useSave.ts';

export interface DeleteRowProps<Row> {
  /** Undefined while the dialog is closed. */
  row: Row | undefined;
  title: string;
  /** A paragraph about the row. */
  children: ReactNode;
  /** Resolves once visible lists have been refetched. */
  mutation: UseMutationOptions<DeletionResult, Error, Row>;
  /** Shown when the server sends no message. */
  fallback: string;
  onClose: () => void;
  onDeleted: (row: Row, result: DeletionResult) => void;
}

/** Deletes a row once the user confirms. Stays open with the error message when the server refuses. */
export const DeleteRow = <Row,>({
  row,
  title,
  children,
  mutation,
  fallback,
  onClose,
  onDeleted,
}: DeleteRowProps<Row>) => {
  const { save, isPending, error, reset } = useSave(mutation);
  return (
    <AlertDialog
      isOpen={row !== undefined}
      title={title}
      tone="danger"
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      isPending={isPending}
      errorMessage={error ? errorMessage(error, fallback) : undefined}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        reset();
        onClose();
      }}
      onConfirm={() => {
        if (!row) return;
        save(row, (result) => {
          onClose();
          onDeleted(row, result);
        });
      }}
    >
      <Text as="p">{children}</Text>
    </AlertDialog>
  );
};
