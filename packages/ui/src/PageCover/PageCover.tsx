import { createContext, type ReactNode, useLayoutEffect } from 'react';
import { cover } from './PageCover.css.ts';

/** True inside a cover, whose dialogs stay visible. */
export const CoverContext = createContext(false);

export interface PageCoverProps {
  /** Title of the document meanwhile: the page's own may name a person. */
  title: string;
  /** What stays visible: a `Dialog`, and what shows while it loads. */
  children: ReactNode;
}

/**
 * Hides everything else on the page, open dialogs included, from view, find in page, print and assistive technology, and keeps
 * its state. For a page whose user has left. For a task in front of the page use `Dialog`.
 */
export function PageCover({ title, children }: PageCoverProps) {
  useLayoutEffect(() => {
    const before = document.title;
    document.title = title;
    document.documentElement.dataset['covered'] = '';
    return () => {
      document.title = before;
      delete document.documentElement.dataset['covered'];
    };
  }, [title]);
  return (
    <CoverContext value>
      <div className={cover} data-cover>
        {children}
      </div>
    </CoverContext>
  );
}
