import { useEffect } from 'react';
import { unsaved } from './unsaved.ts';

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
