import { useState } from 'react';

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
export const useDeletion = <Row>(): RowDeletion<Row> & RowCandidate<Row> => {
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
