import { useLayoutEffect, useRef } from 'react';

export interface HtmlBoxProps {
  /** Inserted unchanged. */
  html: string | DocumentFragment;
  className: string;
}

/** Under Trusted Types, markup is an object too. */
const isFragment = (html: HtmlBoxProps['html']): html is DocumentFragment =>
  typeof html === 'object' && 'cloneNode' in html;

/** Shows HTML in its own direction. */
export const HtmlBox = ({ html, className }: HtmlBoxProps) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A copy: inserting it empties a fragment, and effects may run twice.
    if (isFragment(html)) box.current?.replaceChildren(html.cloneNode(true));
  }, [html]);
  return (
    <div
      ref={box}
      dir="auto"
      className={className}
      dangerouslySetInnerHTML={isFragment(html) ? undefined : { __html: html }}
    />
  );
};
