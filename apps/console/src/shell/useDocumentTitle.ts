import { useEffect } from 'react';
import { PRODUCT_NAME, titles, type ScreenName } from '../titles.ts';

/** Names the document after the screen: what tabs, bookmarks and screen readers show. */
export const useDocumentTitle = (screen: ScreenName): void => {
  useEffect(() => {
    document.title = `${titles[screen]} · ${PRODUCT_NAME}`;
  }, [screen]);
};
