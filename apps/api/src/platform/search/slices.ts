export type Direction = 'asc' | 'desc';

/** `limit` rows after `offset`, of the `size` rows of a list. */
export interface Slice {
  size: number;
  offset: number;
  limit: number;
}

export const reverse = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc');

/** The slice counted from the nearer end of its list, without rows beyond the end. */
export const fromNearerEnd = ({ size, offset, limit }: Slice): Slice & { isReversed: boolean } => {
  const count = Math.max(0, Math.min(limit, size - offset));
  const behind = size - offset - count;
  return behind < offset
    ? { isReversed: true, size, offset: behind, limit: count }
    : { isReversed: false, size, offset, limit: count };
};

/** The values of a slice of a list in a direction, from the ascending list. Their order is the ascending one. */
export const sliceOf = <T>(
  ascending: readonly T[],
  direction: Direction,
  { offset, limit }: Pick<Slice, 'offset' | 'limit'>,
): readonly T[] => {
  const end = Math.max(0, ascending.length - offset);
  return direction === 'asc'
    ? ascending.slice(offset, offset + limit)
    : ascending.slice(Math.max(0, end - limit), end);
};
