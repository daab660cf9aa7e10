import { AlertDialog, Text } from '@planner/ui';
import type { UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DeletionResult } from '../query/deletionResult.ts';
import { errorMessage } from '../query/errorMessage.ts';
import { useSave } from '../query/useSave.ts';
import type { RowCandidate } from './useDeletion.ts';

export interface DeleteRowProps<Row> extends RowCandidate<Row> {
  title: string;
  /** A paragraph about the row. */
  children: ReactNode;
  /** Resolves once visible lists have been refetched. */
  mutation: UseMutationOptions<DeletionResult, Error, Row>;
  /** Shown when the server sends no message. */
  fallback: string;
}

/** Deletes a row once the user confirms. Stays open with the error message when the server refuses. */
export const DeleteRow = <Row,>(props: DeleteRowProps<Row>) => {
  const { candidate, onClose } = props;
  const { save, isPending, error, reset } = useSave(props.mutation);
  return (
    <AlertDialog
      isOpen={candidate !== undefined}
      title={props.title}
      tone="danger"
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      isPending={isPending}
      errorMessage={error ? errorMessage(error, props.fallback) : undefined}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        reset();
        onClose();
      }}
      onConfirm={() => {
        if (!candidate) return;
        save(candidate, (result) => {
          onClose();
          props.onDeleted(candidate, result);
        });
      }}
    >
      <Text as="p">{props.children}</Text>
    </AlertDialog>
  );
};
