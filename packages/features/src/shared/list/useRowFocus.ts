import { useCallback, useEffect, useEffectEvent, useRef, type RefObject } from 'react';

export interface RowFocus {
  /** The `ref` of a row's delete button; stable across renders. */
  buttonRef: (id: string) => (button: HTMLButtonElement | null) => void;
  rememberNeighbors: (id: string) => void;
  /** Call when the remembered row is removed, unless `deleted` says so. */
  focusNeighbor: () => void;
  focusRow: (id: string) => void;
  /** Call when another element that may have the focus is removed. */
  catchLostFocus: () => void;
}

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

/**
 * Keeps the keyboard focus when rows are removed: moves it to the delete button of the next row, else of the previous
 * one, else to `fallback`.
 *
 * @param deleted The remembered row once it is deleted; each new value moves the focus.
 */
export const useRowFocus = (
  ids: readonly string[],
  fallback: RefObject<HTMLElement | null>,
  deleted?: unknown,
): RowFocus => {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const neighbors = useRef<(string | undefined)[]>([]);
  const frame = useRef(0);

  const focusFirst = (wanted: readonly (string | undefined)[], isForced: boolean) => {
    cancelAnimationFrame(frame.current);
    // A closing dialog tries to restore the focus first.
    frame.current = requestAnimationFrame(() => {
      if (!isForced && hasFocus()) return;
      const button = wanted.map((id) => buttons.current.get(id ?? '')).find(Boolean);
      (button ?? fallback.current)?.focus({ preventScroll: !isForced });
    });
  };
  const focusNeighbor = () => focusFirst(neighbors.current, true);
  const onDeleted = useEffectEvent(focusNeighbor);
  useEffect(() => {
    if (deleted) onDeleted();
  }, [deleted]);

  return {
    buttonRef: useCallback(
      (id: string) => (button: HTMLButtonElement | null) => {
        if (button) buttons.current.set(id, button);
        else buttons.current.delete(id);
      },
      [],
    ),
    rememberNeighbors: (id) => {
      const index = ids.indexOf(id);
      neighbors.current = [ids[index + 1], ids[index - 1]];
    },
    focusNeighbor,
    focusRow: (id) => focusFirst([id], true),
    catchLostFocus: () => {
      if (hasFocus()) focusFirst([], false);
    },
  };
};
