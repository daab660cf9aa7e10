/** Reading more rows takes longer than finding the hits in an index. */
const MAX_ROWS = 20_000;
/** Hits may be rarer at the start of a list than elsewhere. */
const MARGIN = 4;

/** How many rows from the start of a list to read for its first `wanted` hits; undefined if these are probably too many. */
export const countFirstRows = (wanted: number, hits: number, rows: number): number | undefined => {
  const evenly = Math.ceil((MARGIN * wanted * rows) / hits);
  // Finding all hits would read as many rows.
  return evenly < Math.min(rows, MAX_ROWS) ? Math.max(evenly, hits) : undefined;
};
