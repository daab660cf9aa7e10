import { useState } from 'react';
import type { DeletionResult } from '../query/deletionResult.ts';

export interface DeletedRow<Row> {
  row: Row;
  /** True if another administrator or window had deleted it before. */
  wasGone: boolean;
}

/** State and callbacks for the list. */
export interface RowDeletion<Row> {
  ask: (row: Row) => void;
  /** The message about it disappears after three seconds. */
  deleted: DeletedRow<Row> | undefined;
  dismiss: () => void;
}

export interface Deletion<Row> extends RowDeletion<Row> {
  /** The row to confirm; undefined while the dialog is closed. */
  candidate: Row | undefined;
  close: () => void;
  onDeleted: (row: Row, result: DeletionResult) => void;
}

/** Deletes one row at a time. */
export const useDeletion = <Row>(): Deletion<Row> => {
  const [candidate, setCandidate] = useState<Row>();
  const [deleted, setDeleted] = useState<DeletedRow<Row>>();
  return {
    candidate,
    ask: setCandidate,
    close: () => setCandidate(undefined),
    deleted,
    onDeleted: (row, result) => setDeleted({ row, wasGone: result === 'gone' }),
    dismiss: () => setDeleted(undefined),
  };
};
