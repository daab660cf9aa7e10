import { Icon } from '../icons/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { rootProps, type RootProps } from '../root/rootProps.ts';
import { useAppWords } from '../words/useAppWords.ts';
import * as styles from './Breadcrumbs.css.ts';

/** A page above the current one. */
export interface Breadcrumb {
  label: string;
  href: string;
}

export interface BreadcrumbsProps extends RootProps {
  /** Pages above the current one, the topmost first. */
  items: ReadonlyArray<Breadcrumb>;
  /** Name of the current page. Leave it out where the heading below says it. */
  current?: string | undefined;
}

/** Leads to the pages above the current one, for a hierarchy of three or more levels. For two a `Link` is enough. */
export function Breadcrumbs({ items, current, ...rest }: BreadcrumbsProps) {
  const words = useAppWords('breadcrumbs');
  return (
    <nav aria-label={words.label} {...rootProps(rest, styles.nav)}>
      <ol className={styles.list}>
        {items.map(({ label, href }) => (
          <li key={href} className={styles.item}>
            <Link href={href} variant="quiet">
              {label}
            </Link>
            <span className={styles.separator}>
              <Icon name="chevronRight" size="small" />
            </span>
          </li>
        ))}
        {current === undefined ? null : (
          <li aria-current="page" className={styles.item}>
            {current}
          </li>
        )}
      </ol>
    </nav>
  );
}
