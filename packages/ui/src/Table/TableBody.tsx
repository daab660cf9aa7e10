import { Fragment, useRef, type MouseEvent } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';
import * as styles from './TableRow.css.ts';
import { type TableColumn, type TableProps, roles } from './TableColumn.ts';

const CONTROLS = 'a, button, input, select, textarea, summary, label, [tabindex]';
const MIDDLE_BUTTON = 1;

/** The first link of the pressed row; undefined for its other controls, and for cells that a press could miss them in. */
function linkOf({ target, currentTarget }: MouseEvent): HTMLAnchorElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const row = target.closest('tr');
  const link = row && currentTarget.contains(row) ? row.querySelector('a') : null;
  const cell = target.closest('td, th');
  if (!link || !cell || link.contains(target)) return undefined;
  const others = [...cell.querySelectorAll(CONTROLS)].filter((control) => control !== link);
  return others.length > 0 ? undefined : link;
}

/** A click on the link itself, so that router, tooltip and browser treat it as one. */
function follow(link: HTMLAnchorElement, { shiftKey, altKey }: MouseEvent, keys: MouseEventInit) {
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey, altKey, ...keys }));
}

const preventMiddleButton = (event: MouseEvent) => {
  if (event.button === MIDDLE_BUTTON && linkOf(event)) event.preventDefault();
};

/** Handlers for the element around the rows, instead of two per row. */
const rowLinks = {
  onClick: (event: MouseEvent) => {
    const link = linkOf(event);
    // The user has selected text.
    if (!link || event.defaultPrevented || getSelection()?.isCollapsed === false) return;
    follow(link, event, { ctrlKey: event.ctrlKey, metaKey: event.metaKey });
  },
  // The middle button would start to scroll.
  onMouseDown: preventMiddleButton,
  // On Linux it would paste the selected text into the focused field.
  onMouseUp: preventMiddleButton,
  onAuxClick: (event: MouseEvent) => {
    const link = event.button === MIDDLE_BUTTON ? linkOf(event) : undefined;
    // Browsers open a new tab with Ctrl or, on a Mac, Command.
    if (link) follow(link, event, { ctrlKey: true, metaKey: true });
  },
};

interface LoadingCellProps {
  place: NonNullable<TableColumn<never>['phone']>;
}

function LoadingCell({ place }: LoadingCellProps) {
  if (place === 'actions') return null;
  if (place !== 'primary') return <Skeleton width="medium" />;
  return (
    <div className={styles.loadingLines}>
      <Skeleton width="medium" />
      <span className={styles.part.table}>
        <Skeleton width="short" />
      </span>
    </div>
  );
}

interface TableBodyProps<Row> extends Pick<
  TableProps<Row>,
  'columns' | 'rows' | 'getRowId' | 'getHeading' | 'emptyState' | 'markedId' | 'selection' | 'hasRowLinks'
> {
  loadingRows: number;
}

const phonePlace = <Row,>({ phone, isRowHeader }: TableColumn<Row>) =>
  phone ?? (isRowHeader ? 'primary' : 'secondary');

const cellClass = <Row,>(column: TableColumn<Row>) =>
  styles.cell({
    width: column.width ?? 'grow',
    size: column.size,
    align: column.align ?? 'start',
    phone: phonePlace(column),
    narrow: column.narrow ?? (column.isRowHeader ? 'header' : 'column'),
  });

const reveal = (row: Element | null): void => row?.scrollIntoView({ block: 'nearest' });

export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { rows, getRowId, getHeading, loadingRows, emptyState, markedId, selection, hasRowLinks } = props;
  /** Row whose checkbox was pressed last: a range starts there. */
  const lastId = useRef<string>(undefined);
  const changedIds = (id: string, isRange: boolean): readonly string[] => {
    const ids = rows.map(getRowId);
    const from = ids.indexOf(lastId.current ?? '');
    const to = ids.indexOf(id);
    lastId.current = id;
    return isRange && from !== -1 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
  };
  // Computed per column, not per cell: a table can have a thousand rows.
  const columns = props.columns.map((column) => ({
    ...column,
    className: cellClass(column),
    label: column.phone === 'labelled' ? column.header : undefined,
  }));

  if (loadingRows > 0)
    return (
      <tbody {...roles.rowgroup} className={styles.body} aria-hidden="true">
        {Array.from({ length: loadingRows }, (_, index) => (
          <tr key={index} className={styles.row}>
            {selection && (
              <td className={styles.checkboxCell}>
                <LoadingCell place="actions" />
              </td>
            )}
            {columns.map((column) => (
              <td key={column.id} className={column.className}>
                {column.loadingCell ?? <LoadingCell place={phonePlace(column)} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    );

  if (rows.length === 0)
    return (
      <tbody {...roles.rowgroup} className={styles.body}>
        <tr {...roles.row} className={styles.emptyRow}>
          <td {...roles.cell} colSpan={columns.length + (selection ? 1 : 0)} className={styles.emptyCell}>
            {emptyState}
          </td>
        </tr>
      </tbody>
    );

  return (
    <tbody
      {...roles.rowgroup}
      {...(hasRowLinks && rowLinks)}
      className={`${styles.body} ${hasRowLinks ? styles.linked : ''}`}
    >
      {rows.map((row, index) => {
        const id = getRowId(row);
        const heading = getHeading?.(row);
        const previous = rows[index - 1];
        return (
          <Fragment key={id}>
            {heading !== undefined && (previous === undefined || getHeading?.(previous) !== heading) && (
              <tr {...roles.row} className={styles.headingRow}>
                <td
                  {...roles.cell}
                  className={styles.headingCell}
                  colSpan={columns.length + (selection ? 1 : 0)}
                >
                  {heading}
                </td>
              </tr>
            )}
            <tr
              {...roles.row}
              className={styles.row}
              ref={id === markedId ? reveal : undefined}
              data-marked={id === markedId || undefined}
              data-selected={selection?.selectedIds.has(id) || undefined}
            >
              {selection && (
                <td {...roles.cell} className={styles.checkboxCell}>
                  <RowCheckbox
                    {...selection}
                    ids={[id]}
                    getChangedIds={(isRange) => changedIds(id, isRange)}
                    label={selection.getRowLabel(row)}
                  />
                </td>
              )}
              {columns.map((column) =>
                column.isRowHeader ? (
                  <th key={column.id} {...roles.rowheader} className={column.className}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} {...roles.cell} className={column.className} data-label={column.label}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          </Fragment>
        );
      })}
    </tbody>
  );
}
