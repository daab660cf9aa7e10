/** Other requests run between two steps. */
const STEP = 1000;

/** Reads a whole list in steps. @param read continues after a row */
export async function* readInSteps<Row>(
  read: (last: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[], void> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last, STEP);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < STEP) return;
  }
}
