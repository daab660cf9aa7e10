import { useEffect } from 'react';

type Action = () => void;

let isDirty = false;
let ask: ((action: Action) => void) | undefined;

/** Outside React, because a form saves and navigates in one event. A screen has at most one form. */
export const unsaved = {
  isDirty: (): boolean => isDirty,

  setDirty: (next: boolean): void => {
    isDirty = next;
  },

  /** Undefined when the form unmounts. */
  setAsk: (next: typeof ask): void => {
    ask = next;
  },

  /** Leaves without a navigation, such as logging out; confirms first if there are unsaved changes. */
  leave: (action: Action): void => {
    if (isDirty && ask) ask(action);
    else action();
  },
};

/** Lets the browser ask before it closes a page with unsaved changes, or loads another one. */
export const useBeforeUnload = (): void => {
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (unsaved.isDirty()) event.preventDefault();
    };
    addEventListener('beforeunload', onBeforeUnload);
    return () => {
      unsaved.setDirty(false);
      removeEventListener('beforeunload', onBeforeUnload);
    };
  }, []);
};
