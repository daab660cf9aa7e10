import { directLists } from './listDirections.ts';
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface HtmlBoxProps extends RootProps<HTMLDivElement> {
  /** Inserted unchanged. */
  html: string | DocumentFragment;
  /** Called before the paint that shows other HTML. */
  onShow?: ((box: HTMLElement) => void) | undefined;
}

/** Under Trusted Types, markup is an object too. */
const isFragment = (html: HtmlBoxProps['html'] | null): html is DocumentFragment =>
  typeof html === 'object' && html !== null && 'cloneNode' in html;

/** Shows HTML in its own direction. */
// Chromium takes seconds to insert a text of a megabyte where `dir` is `auto`. So `dir` comes last, for React and below, and
// other HTML gets another element.
export const HtmlBox = ({ html, onShow, ref, ...rest }: HtmlBoxProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ html, key: 0 });
  useImperativeHandle(ref, () => box.current as HTMLDivElement);
  if (shown.html !== html) setShown({ html, key: shown.key + 1 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (isFragment(html)) {
      element.removeAttribute('dir');
      // A copy: inserting it empties a fragment, and effects may run twice.
      element.replaceChildren(html.cloneNode(true));
      element.dir = 'auto';
    }
    directLists(element);
    onShow?.(element);
  }, [html, onShow]);
  return (
    <div
      key={shown.key}
      ref={box}
      {...rootProps(rest)}
      dangerouslySetInnerHTML={isFragment(html) ? undefined : { __html: html }}
      dir="auto"
    />
  );
};
