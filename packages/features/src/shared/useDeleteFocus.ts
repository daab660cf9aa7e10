import { useEffect, useRef, type RefObject } from 'react';

/** How a list and its delete buttons take part in `useDeleteFocus`. */
export interface DeleteFocus {
  /** The `ref` of a row's delete button. */
  buttonRef: (id: string) => (button: HTMLButtonElement | null) => void;
  /** To be called when a row is about to be deleted. */
  remember: (id: string) => void;
}

/**
 * Moves the focus when the row that had it is deleted: to the delete button of the row after it, else of the one before
 * it, else to `fallback`. Where rows come back, see `useRowFocus`.
 */
export const useDeleteFocus = <Row extends { id: string }>(
  rows: readonly Row[],
  deleted: Row | undefined,
  fallback: RefObject<HTMLElement | null>,
): DeleteFocus => {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const neighbours = useRef<(string | undefined)[]>([]);

  useEffect(() => {
    if (!deleted) return;
    const button = neighbours.current.map((id) => buttons.current.get(id ?? '')).find(Boolean);
    (button ?? fallback.current)?.focus();
  }, [deleted, fallback]);

  return {
    buttonRef: (id) => (button) => {
      if (button) buttons.current.set(id, button);
      else buttons.current.delete(id);
    },
    remember: (id) => {
      const index = rows.findIndex((row) => row.id === id);
      neighbours.current = [rows[index + 1]?.id, rows[index - 1]?.id];
    },
  };
};
