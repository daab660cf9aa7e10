import type { ReactNode } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { named } from '../development.ts';
import type { ThemeName } from '../theme/themes.ts';
import * as styles from './PreviewFrame.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

function followInNewTab(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
  event.preventDefault();
  const href = link.getAttribute('href') ?? '';
  if (!href.startsWith('#')) window.open(link.href, '_blank', 'noopener,noreferrer');
  else if (event.currentTarget instanceof Element)
    event.currentTarget
      .querySelector(`[id="${CSS.escape(href.slice(1))}"]`)
      ?.scrollIntoView({ block: 'nearest' });
}

/** A `ref` for previewed content, whose links must not leave the page. */
function keepPageOnLinkClick(frame: HTMLElement): () => void {
  frame.addEventListener('click', followInNewTab);
  return () => frame.removeEventListener('click', followInNewTab);
}

export interface PreviewFrameProps extends RootProps {
  /** Name of the region. */
  label: string;
  /** Theme inside the frame. */
  theme: ThemeName;
  /** `phone` is 390 px wide. @default 'page' */
  width?: 'page' | 'phone' | undefined;
  /** What to preview. */
  children: ReactNode;
}

/** Keyboard users must be able to scroll it. */
const SCROLLABLE = { tabIndex: 0 };

/** Previews part of a page in another theme or width. Links open in a new tab: the author must not lose the page. */
export const PreviewFrame = ({ label, theme, width = 'page', children, ref, ...rest }: PreviewFrameProps) => (
  <section
    aria-label={named('PreviewFrame', label)}
    {...SCROLLABLE}
    {...rootProps(rest, `${styles.frame} ${styles.width[width]} ${theme}`)}
    ref={mergeRefs(keepPageOnLinkClick, ref)}
  >
    {children}
  </section>
);
