import { useState } from 'react';
import type { DeletionResult } from '../query/deletionResult.ts';

/** State and callbacks for the list. */
export interface RowDeletion<Row> {
  ask: (row: Row) => void;
  /** The message about it disappears after three seconds. `wasGone`: it had been deleted elsewhere before. */
  deleted: { row: Row; wasGone: boolean } | undefined;
  dismiss: () => void;
}

/** State and callbacks for `DeleteRow`. */
export interface RowCandidate<Row> {
  /** The row to confirm; undefined while the dialog is closed. */
  candidate: Row | undefined;
  onClose: () => void;
  onDeleted: (row: Row, result: DeletionResult) => void;
}

/** Deletes one row at a time. */
export const useDeletion = <Row>(): RowDeletion<Row> & RowCandidate<Row> => {
  const [candidate, setCandidate] = useState<Row>();
  const [deleted, setDeleted] = useState<RowDeletion<Row>['deleted']>();
  return {
    candidate,
    ask: setCandidate,
    onClose: () => setCandidate(undefined),
    deleted,
    onDeleted: (row, result) => setDeleted({ row, wasGone: result === 'gone' }),
    dismiss: () => setDeleted(undefined),
  };
};
