import {
  useQueryClient,
  type FetchQueryOptions,
  type QueryKey,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** A paged list, and how to ask for another of its pages. */
export interface PagesOptions<Data, Key extends QueryKey> {
  /** The page that the host asks for, from 1. */
  page: number;
  list: UseQueryResult<Data>;
  /** Where in the whole list an answer stands. */
  placeOf: (answer: Data) => { currentPage: number; totalPages: number };
  queryOf: (page: number) => FetchQueryOptions<Data, Error, Data, Key>;
  /** The page asked for does not exist (any more); the host shall have this one in its place. */
  onPageMissing: (lastPage: number) => void;
}

/** Fetches the next page ahead, so that turning it is instant, and steps back where a page is beyond the end. */
export const usePages = <Data, Key extends QueryKey>(options: PagesOptions<Data, Key>): void => {
  const { page, list, placeOf, queryOf, onPageMissing } = options;
  const queryClient = useQueryClient();
  const follow = useEffectEvent((answer: Data) => {
    const { currentPage, totalPages } = placeOf(answer);
    if (currentPage !== page) {
      // The answer is that of the page it names: nobody needs to ask for it again.
      queryClient.setQueryData<Data>(queryOf(currentPage).queryKey, answer);
      onPageMissing(currentPage);
    } else if (page < totalPages) {
      void queryClient.prefetchQuery(queryOf(page + 1));
    }
  });
  const answer = list.isPlaceholderData ? undefined : list.data;
  useEffect(() => {
    if (answer !== undefined) follow(answer);
  }, [answer]);
};
