import { type MouseEvent, useState } from 'react';
import { useWords } from '../words/useWords.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';
import * as styles from './SkipLink.css.ts';

/** The main element, which needs `tabIndex={-1}`. */
const MAIN = '#main';
const TABLE = `${MAIN} tbody`;

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

const skipToMain = (): void => {
  const main = find(MAIN);
  main?.focus();
  main?.scrollIntoView();
};

/** To what opens the first row. */
const skipToTable = (): void => {
  const opener = find(`${TABLE} th a[href]`) ?? find(`${TABLE} :is(a[href], button)`);
  if (opener) opener.focus();
  else skipToMain();
};

/** Moves the focus without adding `#main` to the history. */
const following = (skip: () => void) => (event: MouseEvent) => {
  event.preventDefault();
  skip();
};

/** Those of the first of the links. */
export type SkipLinkProps = RootProps<HTMLAnchorElement>;

/**
 * First tab stops of a page: skip to `#main`, and to the first row of its table if it has one. Once per page; `AppShell` and
 * `PublicLayout` include it.
 */
export function SkipLink(props: SkipLinkProps) {
  const words = useWords('skipLink');
  const [hasTable, setHasTable] = useState(false);
  return (
    <>
      <a
        {...rootProps(props, styles.skipLink)}
        href={MAIN}
        onFocus={() => setHasTable(find(TABLE) !== null)}
        onClick={following(skipToMain)}
      >
        {words.skip}
      </a>
      {hasTable && (
        <a href={MAIN} onClick={following(skipToTable)} className={styles.skipLink}>
          {words.skipToTable}
        </a>
      )}
    </>
  );
}
