import { useLayoutEffect, useRef } from 'react';
import { prose } from '../RichTextEditor/content.css.ts';
import { lightTheme } from '../theme/themes.css.ts';
import * as styles from './Prose.css.ts';

export interface ProseProps {
  /** Sanitized HTML, or the nodes that a sanitizer returned, inserted unchanged. For HTML from Quill, run `upgradeLists` first. */
  html: string | DocumentFragment;
  /** Shows the text on white in both themes, because its own colors were chosen for that. */
  hasOwnColors?: boolean;
}

/** Under Trusted Types, markup is an object too. */
const isFragment = (html: ProseProps['html']): html is DocumentFragment =>
  typeof html === 'object' && 'cloneNode' in html;

/** A long formatted text in its own direction. For interface text use `Text`, for editing `RichTextEditor`. */
export const Prose = ({ html, hasOwnColors = false }: ProseProps) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A copy: inserting it empties a fragment, and effects may run twice.
    if (isFragment(html)) box.current?.replaceChildren(html.cloneNode(true));
  }, [html]);
  return (
    <div
      ref={box}
      dir="auto"
      className={`${prose} ${styles.text}${hasOwnColors ? ` ${styles.paper} ${lightTheme}` : ''}`}
      dangerouslySetInnerHTML={isFragment(html) ? undefined : { __html: html }}
    />
  );
};
