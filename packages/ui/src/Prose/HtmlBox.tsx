import { useLayoutEffect, useRef, useState } from 'react';

export interface HtmlBoxProps {
  /** Inserted unchanged. */
  html: string | DocumentFragment;
  className: string;
}

/** Under Trusted Types, markup is an object too. */
const isFragment = (html: HtmlBoxProps['html']): html is DocumentFragment =>
  typeof html === 'object' && 'cloneNode' in html;

/** Shows HTML in its own direction. */
// Chromium takes seconds to insert a text of a megabyte where `dir` is `auto`. So `dir` comes last, for React and below, and
// other HTML gets another element.
export const HtmlBox = ({ html, className }: HtmlBoxProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ html, key: 0 });
  if (shown.html !== html) setShown({ html, key: shown.key + 1 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !isFragment(html)) return;
    element.removeAttribute('dir');
    // A copy: inserting it empties a fragment, and effects may run twice.
    element.replaceChildren(html.cloneNode(true));
    element.dir = 'auto';
  }, [html]);
  return (
    <div
      key={shown.key}
      ref={box}
      className={className}
      dangerouslySetInnerHTML={isFragment(html) ? undefined : { __html: html }}
      dir="auto"
    />
  );
};
