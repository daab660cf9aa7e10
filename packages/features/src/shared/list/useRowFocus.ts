import { useCallback, useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * When a row is deleted, moves the focus to the delete button of the next row, else of the previous one, else to `fallback`.
 * @param deleted The remembered row once it is deleted; each new value moves the focus.
 */
export const useRowFocus = (
  ids: readonly string[],
  fallback: RefObject<HTMLElement | null>,
  deleted: unknown,
) => {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const neighbors = useRef<(string | undefined)[]>([]);

  const onDeleted = useEffectEvent(() =>
    // A closing dialog tries to restore the focus first.
    requestAnimationFrame(() => {
      const button = neighbors.current.map((id) => buttons.current.get(id ?? '')).find(Boolean);
      (button ?? fallback.current)?.focus();
    }),
  );
  useEffect(() => {
    if (!deleted) return undefined;
    const frame = onDeleted();
    return () => cancelAnimationFrame(frame);
  }, [deleted]);

  return {
    /** The `ref` of a row's delete button; stable across renders. */
    buttonRef: useCallback(
      (id: string) => (button: HTMLButtonElement | null) => {
        if (button) buttons.current.set(id, button);
        else buttons.current.delete(id);
      },
      [],
    ),
    rememberNeighbors: (id: string) => {
      const index = ids.indexOf(id);
      neighbors.current = [ids[index + 1], ids[index - 1]];
    },
  };
};
