import { infiniteQueryOptions, keepPreviousData, type QueryKey } from '@tanstack/react-query';

interface LogPage<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** Query of a log: all entries read so far, newest first. Without a cursor, `readPage` reads the newest. */
export const logQueryOptions = <Item, Key extends QueryKey>(
  queryKey: Key,
  readPage: (request: { cursor: string | undefined; signal: AbortSignal }) => Promise<LogPage<Item>>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam: cursor, signal }) => readPage({ cursor, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }: LogPage<Item>) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    placeholderData: keepPreviousData,
  });
