import { AlertDialog, Text } from '@planner/ui';
import type { UseMutationOptions } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useAnnouncer } from '../announce/useAnnouncer.ts';
import type { DeletionResult } from '../query/deletionResult.ts';
import { errorMessage } from '../query/errorMessage.ts';
import { useSave } from '../query/useSave.ts';
import { useRights } from '../session/rights.ts';

/** State and callbacks for the list. */
export interface RowDeletion<Row> {
  ask: (row: Row) => void;
  /** The last deleted row. */
  deleted: Row | undefined;
}

/** State and callbacks for `DeleteRow`. */
export interface RowCandidate<Row> {
  /** The row to confirm; undefined while the dialog is closed. */
  candidate: Row | undefined;
  onClose: () => void;
  onDeleted: (row: Row) => void;
}

/** Deletes one row at a time. */
export const useDeletion = <Row,>(): RowDeletion<Row> & RowCandidate<Row> => {
  const [candidate, setCandidate] = useState<Row>();
  const [deleted, setDeleted] = useState<Row>();
  return {
    candidate,
    ask: setCandidate,
    onClose: () => setCandidate(undefined),
    deleted,
    onDeleted: setDeleted,
  };
};

/** Says whether a deletion is final. */
export const UndoNote = () =>
  useRights().offers('undoActivity') ? 'You can undo this for 30 days.' : 'This cannot be undone.';

export interface DeleteRowProps<Row> extends RowCandidate<Row> {
  title: string;
  /** The subject of `… was deleted`. */
  subject: ReactNode;
  /** A sentence about the row. */
  children: ReactNode;
  /** Resolves once visible lists have been refetched. */
  mutation: UseMutationOptions<DeletionResult, Error, Row>;
  /** Shown when the server sends no message. */
  fallback: string;
}

/** Deletes a row once the user confirms, and offers to undo it. Stays open with the error message when the server refuses. */
export const DeleteRow = <Row,>(props: DeleteRowProps<Row>) => {
  const { candidate, onClose } = props;
  const { announce } = useAnnouncer();
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
        save(candidate, ({ wasGone, activityIds }) => {
          onClose();
          props.onDeleted(candidate);
          announce({
            message: (
              <>
                {props.subject} was {wasGone && 'already '}deleted
              </>
            ),
            activityIds,
          });
        });
      }}
    >
      <Text as="p">
        {props.children} <UndoNote />
      </Text>
    </AlertDialog>
  );
};
