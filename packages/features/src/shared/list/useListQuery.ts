import {
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useConfirmedUser } from '../app/useConfirmedUser.ts';
import { readKeptList, writeKeptList, type KeptList } from './keptLists.ts';

/**
 * `useQuery` for a list: the last rows stay until the response arrives. After a reload these are the rows that this tab kept, once the
 * session is confirmed. They are placeholder data, which never enters the cache, so nothing mistakes them for a response.
 */
export const useListQuery = <Data, Selected = Data, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Data, Error, Selected, Key>,
  kept: KeptList<Data>,
): UseQueryResult<Selected> => {
  const user = useConfirmedUser();
  const queryClient = useQueryClient();
  const { queryKey } = options;
  const placeholderData = (previous: Data | undefined) =>
    previous ?? (user ? readKeptList(user, queryKey, kept) : undefined);
  const result = useQuery({
    ...options,
    // TanStack's type excludes functions, which TypeScript can't do for a type parameter.
    placeholderData: placeholderData as (typeof options)['placeholderData'],
  });
  const { data, isPlaceholderData } = result;
  const keep = useEffectEvent((owner: string) => {
    // Without `select`.
    const list = queryClient.getQueryData<Data>(queryKey);
    if (list) writeKeptList(owner, queryKey, list, kept);
  });
  useEffect(() => {
    if (user && data && !isPlaceholderData) keep(user);
  }, [data, isPlaceholderData, user]);
  return result;
};
