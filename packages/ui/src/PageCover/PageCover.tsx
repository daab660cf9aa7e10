import { createContext, type ReactNode, useDeferredValue, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { detachPage } from './detachPage.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';
import { cover } from './PageCover.css.ts';

/** True inside a cover, whose dialogs stay in the document. */
export const CoverContext = createContext(false);

/** Undefined on a server. */
const createContainer = (): HTMLElement | undefined => {
  if (typeof document === 'undefined') return undefined;
  const container = document.createElement('div');
  container.dataset['cover'] = '';
  return container;
};

export interface PageCoverProps extends RootProps<HTMLDivElement> {
  /** Title of the document meanwhile: the page's own may name a person. */
  title: string;
  /** What stays visible: a `Dialog`, and what shows while it loads. */
  children: ReactNode;
}

/**
 * Takes everything else out of the document, open dialogs included, and keeps its state: nothing of it is left to view, find,
 * print or inspect. For a page whose user has left. For a task in front of the page use `Dialog`.
 */
export function PageCover({ title, children, ...rest }: PageCoverProps) {
  const [container] = useState(createContainer);
  // One step later: what the children focus must not be taken for the focus of the page.
  const shown = useDeferredValue(container, undefined);
  useLayoutEffect(() => {
    if (!container) return undefined;
    const attachPage = detachPage();
    document.body.append(container);
    return () => {
      container.remove();
      attachPage();
    };
  }, [container]);
  useLayoutEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
  const page = <div {...rootProps(rest, cover)}>{children}</div>;
  return shown && createPortal(<CoverContext value>{page}</CoverContext>, shown);
}
