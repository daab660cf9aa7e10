import { useMemo } from 'react';
import {
  Cell,
  Column,
  ColumnResizer,
  ResizableTableContainer,
  Row as GridRow,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components';
import { firstOnly, named } from '../development.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { MenuItem, MenuSection } from '../Menu/MenuItem.tsx';
import { rootProps, type RootProps } from '../root/rootProps.ts';
import { useOwnValue } from '../root/useOwnValue.ts';
import type { TableColumn, TableProps, TableSort } from '../Table/TableColumn.ts';
import { useMoreWords } from '../words/useMoreWords.ts';
import * as styles from './DataGrid.css.ts';

export interface DataGridProps<Row>
  extends Pick<TableProps<Row>, 'label' | 'columns' | 'rows' | 'getRowId'>, RootProps<HTMLDivElement> {
  /** The current order; the caller sorts. */
  sort?: TableSort | undefined;
  /** Called when a column header is pressed. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Called with the id of a row that is pressed, or chosen with Enter. */
  onRowAction?: ((id: string) => void) | undefined;
  /** Ids of the columns that are not shown. Without it the grid keeps its own. */
  hiddenColumns?: ReadonlyArray<string> | undefined;
  /** Not shown at first. @default [] */
  defaultHiddenColumns?: ReadonlyArray<string> | undefined;
  /** Called when the user shows or hides a column, to remember it. */
  onHiddenColumnsChange?: ((ids: ReadonlyArray<string>) => void) | undefined;
}

const ROW_HEIGHT_PX = 44;
const MIN_WIDTH_PX = 80;
const NONE: ReadonlyArray<string> = [];

const cellClass = <Row,>({ align }: TableColumn<Row>) =>
  align === 'end' ? `${styles.cell} ${styles.end}` : styles.cell;

const heading = <Row,>(column: TableColumn<Row>, canSort: boolean) => (
  <Column
    id={column.id}
    isRowHeader={column.isRowHeader ?? false}
    allowsSorting={canSort && column.isSortable === true}
    minWidth={MIN_WIDTH_PX}
    textValue={column.header}
    className={column.align === 'end' ? `${styles.head} ${styles.end}` : styles.head}
  >
    {({ sortDirection }) => (
      <>
        <span className={styles.text}>{column.header}</span>
        {sortDirection && (
          <span className={styles.mark[sortDirection]}>
            <Icon name="arrowDown" size="small" />
          </span>
        )}
        <ColumnResizer className={styles.resizer} />
      </>
    )}
  </Column>
);

/** Thousands of rows to scroll through, with columns that users choose and resize. For pages of rows, and on phones, use `Table`. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { label, rows, getRowId, sort, onSortChange, onRowAction } = props;
  const words = useMoreWords('dataGrid');
  const { value: hidden, change: hide } = useOwnValue(
    props.hiddenColumns,
    props.defaultHiddenColumns ?? NONE,
    props.onHiddenColumnsChange,
  );
  // react-aria keeps the elements of items that are the same object.
  const items = useMemo(() => {
    const isFirst = firstOnly(`DataGrid “${label}”`, 'row', 'id');
    return rows.map((row) => ({ id: getRowId(row), row })).filter(({ id }) => isFirst(id));
  }, [label, rows, getRowId]);
  const columns = useMemo(() => {
    const isFirst = firstOnly(`DataGrid “${label}”`, 'column', 'id');
    return props.columns.filter(({ id }) => isFirst(id));
  }, [label, props.columns]);
  const shown = useMemo(() => columns.filter(({ id }) => !hidden.includes(id)), [columns, hidden]);
  const choices = columns.filter(({ isRowHeader }) => !isRowHeader);
  return (
    <div {...rootProps(props, styles.root)}>
      <Menu label={words.columns} trigger={<Button size="small">{words.columns}</Button>}>
        <MenuSection
          title={words.columns}
          isTitleHidden
          selectionMode="multiple"
          selectedKeys={shown.map(({ id }) => id)}
          onSelectionChange={(keys) => hide(choices.flatMap(({ id }) => (keys.has(id) ? [] : [id])))}
        >
          {choices.map(({ id, header }) => (
            <MenuItem key={id} id={id}>
              {header}
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
      <ResizableTableContainer className={styles.scroller}>
        <Virtualizer
          layout={TableLayout}
          layoutOptions={{ rowHeight: ROW_HEIGHT_PX, headingHeight: ROW_HEIGHT_PX }}
        >
          <Table
            aria-label={named('DataGrid', label)}
            {...(sort && { sortDescriptor: { column: sort.columnId, direction: sort.direction } })}
            onSortChange={({ column, direction }) => onSortChange?.({ columnId: String(column), direction })}
            {...(onRowAction && { onRowAction: (key) => onRowAction(String(key)) })}
            className={styles.grid}
          >
            <TableHeader columns={shown} dependencies={[onSortChange]}>
              {(column) => heading(column, onSortChange !== undefined)}
            </TableHeader>
            <TableBody items={items} dependencies={[shown]}>
              {({ id, row }) => (
                <GridRow id={id} columns={shown} className={styles.bodyRow}>
                  {(column) => (
                    <Cell className={cellClass(column)}>
                      <span className={styles.text}>{column.cell(row)}</span>
                    </Cell>
                  )}
                </GridRow>
              )}
            </TableBody>
          </Table>
        </Virtualizer>
      </ResizableTableContainer>
    </div>
  );
}
