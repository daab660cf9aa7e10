import { type Picture, pixelAt } from './Picture.ts';

/** Starts of the runs of equal lines. */
const starts = (count: number, isEqual: (a: number, b: number) => boolean): number[] =>
  Array.from({ length: count }, (_, index) => index).filter(
    (index) => index === 0 || !isEqual(index, index - 1),
  );

const lengths = (runs: readonly number[], end: number) =>
  runs.map((start, index) => (runs[index + 1] ?? end) - start);

const rowsOf = ({ width, height, pixels }: Picture) =>
  starts(height, (a, b) => {
    for (let x = 0; x < width; x += 1) if (pixels[a * width + x] !== pixels[b * width + x]) return false;
    return true;
  });

const columnsOf = ({ width, pixels }: Picture, rows: readonly number[]) =>
  starts(width, (a, b) => rows.every((y) => pixels[y * width + a] === pixels[y * width + b]));

const signed = (value: number) => (value > 0 ? `+${value}` : `−${-value}`);

function deltas(axis: string, before: readonly number[], after: readonly number[]): string[] {
  const changes = new Set(after.map((length, index) => length - (before[index] ?? 0)).filter(Boolean));
  return changes.size === 0
    ? []
    : [
        `${axis} ${[...changes]
          .toSorted((a, b) => a - b)
          .map(signed)
          .join(', ')}`,
      ];
}

/**
 * How many pixels empty space grew or shrank by, such as `height +4`, if nothing else changed: without repeated rows and
 * columns, both pictures are equal. Null otherwise.
 */
export function spacingOf(before: Picture, after: Picture): string | null {
  const [rows, rowsNow] = [rowsOf(before), rowsOf(after)];
  if (rows.length !== rowsNow.length) return null;
  const [columns, columnsNow] = [columnsOf(before, rows), columnsOf(after, rowsNow)];
  if (columns.length !== columnsNow.length) return null;
  const isEqual = rows.every((y, row) =>
    columns.every(
      (x, column) => pixelAt(before, x, y) === pixelAt(after, columnsNow[column] ?? 0, rowsNow[row] ?? 0),
    ),
  );
  if (!isEqual) return null;
  const changes = [
    ...deltas('height', lengths(rows, before.height), lengths(rowsNow, after.height)),
    ...deltas('width', lengths(columns, before.width), lengths(columnsNow, after.width)),
  ];
  return changes.length > 0 ? changes.join(', ') : null;
}
