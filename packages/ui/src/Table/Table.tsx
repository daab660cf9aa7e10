import { type ReactNode, useEffect, useRef, useState } from 'react';
import { firstOnly, named } from '../development.ts';
import { folding } from './cells.css.ts';
import * as styles from './Table.css.ts';
import { TableBody } from './TableBody.tsx';
import { type TableProps, roles } from './TableColumn.ts';
import { TableHead } from './TableHead.tsx';
import { rootProps } from '../root/rootProps.ts';

interface ScrollRegionProps {
  label: string;
  children: ReactNode;
}

/** Scrolls wide content sideways. Focusable only while it overflows: otherwise it would be a useless tab stop. */
function ScrollRegion({ label, children }: ScrollRegionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);

  useEffect(() => {
    const region = ref.current;
    if (!region) return undefined;
    const observer = new ResizeObserver(() => setScrollable(region.scrollWidth > region.clientWidth));
    observer.observe(region);
    for (const child of region.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={ref}
      {...(isScrollable && {
        role: 'region',
        'aria-label': label,
        tabIndex: 0,
        className: styles.scroller,
      })}
    >
      {children}
    </div>
  );
}

/** Rows of one kind; on a phone a list. For facts about one thing use `DescriptionList`, for a few links `List`. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, getRowId, footer, isSteady = false } = props;
  const isFirstColumn = firstOnly(`Table “${label}”`, 'column', 'id');
  const columns = props.columns.filter(({ id }) => isFirstColumn(id));
  const isFirstRow = firstOnly(`Table “${label}”`, 'row', 'id');
  const rows = props.rows.filter((row) => isFirstRow(getRowId(row)));
  const { isLoading = false, loadingRows = 10, isStale = false } = props;
  const classes = [styles.table, isStale && styles.stale, isSteady && styles.steady].filter(Boolean);
  return (
    <div
      {...rootProps(props, columns.some(({ narrow }) => narrow) ? `${styles.card} ${folding}` : styles.card)}
    >
      <ScrollRegion label={label}>
        <table
          {...roles.table}
          aria-label={named('Table', label)}
          aria-busy={isLoading || isStale}
          data-loading={isLoading || undefined}
          className={classes.join(' ')}
        >
          <TableHead {...props} columns={columns} rowIds={rows.map(getRowId)} />
          <TableBody {...{ ...props, columns, rows }} loadingRows={isLoading ? loadingRows : 0} />
        </table>
      </ScrollRegion>
      {/* A new element when the rows arrive: a list shorter than its skeleton is not a layout shift. */}
      {footer && (
        <div key={isLoading ? 'loading' : 'loaded'} className={styles.footer}>
          {footer}
        </div>
      )}
    </div>
  );
}
