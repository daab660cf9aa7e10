import { useBrand } from '@planner/ui';
import { useEffect } from 'react';

/** Names the open thing in the title of the tab. The host sets the screen's own title in a layout effect, so before this. */
export const useDocumentTitle = (title: string): void => {
  const { name } = useBrand();
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
};
