import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** How a list and its delete buttons take part in `useRowFocus`. */
export interface RowFocus {
  /** The `ref` of a row's delete button; always the same function. */
  buttonRef: (id: string) => (button: HTMLButtonElement | null) => void;
  /** A row goes: the focus goes to the one after it, else to the one before it, else to the fallback. */
  leaveRow: (id: string) => void;
  /** A row has come back. */
  enterRow: (id: string) => void;
  /** Something else that may have had the focus goes. */
  keep: () => void;
}

/** Keeps the focus in a list in which rows come and go. */
export const useRowFocus = (ids: readonly string[], fallback: RefObject<HTMLElement | null>): RowFocus => {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const [wish, setWish] = useState<{ ids: (string | undefined)[]; isForced: boolean }>();

  useEffect(() => {
    if (!wish) return undefined;
    // By then a dialog that is closing has given the page back, and has tried to restore the focus by itself.
    const frame = requestAnimationFrame(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (!wish.isForced && !isLost) return;
      const button = wish.ids.map((id) => buttons.current.get(id ?? '')).find(Boolean);
      (button ?? fallback.current)?.focus({ preventScroll: !wish.isForced });
    });
    return () => cancelAnimationFrame(frame);
  }, [wish, fallback]);

  const buttonRef = useCallback(
    (id: string) => (button: HTMLButtonElement | null) => {
      if (button) buttons.current.set(id, button);
      else buttons.current.delete(id);
    },
    [],
  );
  return {
    buttonRef,
    leaveRow: (id) => {
      const index = ids.indexOf(id);
      setWish({ ids: [ids[index + 1], ids[index - 1]], isForced: true });
    },
    enterRow: (id) => setWish({ ids: [id], isForced: true }),
    keep: () => {
      const hasFocus = document.activeElement !== null && document.activeElement !== document.body;
      if (hasFocus) setWish({ ids: [], isForced: false });
    },
  };
};
