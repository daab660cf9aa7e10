/** Columns of a row that are text. */
export type TextColumn<Row> = {
  [Column in keyof Row & string]: Exclude<Row[Column], null> extends string ? Column : never;
}[keyof Row & string];

/**
 * What a column holds of a person. `impersonal`: nothing about people. `owner`: what is deleted with the account
 * of the row. `searched`: the person can be in any row, where the eraser of the table finds them.
 */
export type Holds = 'impersonal' | 'owner' | 'searched';

const columnsOf =
  <Kind extends Holds>(kind: Kind) =>
  <Column extends string>(...columns: Column[]) =>
    Object.fromEntries(columns.map((column) => [column, kind])) as Record<Column, Kind>;

export const impersonal = columnsOf('impersonal');
export const owner = columnsOf('owner');
export const searched = columnsOf('searched');
