import { infiniteQueryOptions, keepPreviousData, type QueryKey } from '@tanstack/react-query';

/** One response for a log. */
interface LogPage<Item> {
  items: Item[];
  nextCursor: string | null;
}

interface LogRequest {
  /** Undefined for the newest entries. */
  cursor: string | undefined;
  signal: AbortSignal;
}

/** Query of a log: all entries read so far, newest first. */
export const logQueryOptions = <Item, Key extends QueryKey>(
  queryKey: Key,
  readPage: (request: LogRequest) => Promise<LogPage<Item>>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam: cursor, signal }) => readPage({ cursor, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }: LogPage<Item>) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    placeholderData: keepPreviousData,
  });
