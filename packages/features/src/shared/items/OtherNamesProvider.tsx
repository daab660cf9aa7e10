import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useApi } from '../app/useApi.ts';
import type { NamedItem } from './NamedItem.ts';
import { OtherNames } from './OtherNames.ts';
import { listQuery } from './queries.ts';
import type { Resource } from './Resource.ts';

interface OtherNamesProviderProps<Item extends NamedItem, New, Update> {
  resource: Resource<Item, New, Update>;
  /** Of the item that is edited. */
  id?: string;
  children: ReactNode;
}

/** Reads the names for the hints of `FormNameField`. Without them, because the list fails to load, there are no hints. */
export const OtherNamesProvider = <Item extends NamedItem, New, Update>({
  resource,
  id,
  children,
}: OtherNamesProviderProps<Item, New, Update>) => {
  const { data } = useQuery(listQuery(resource, useApi()));
  const names = useMemo(
    () => (data ?? []).filter((item) => item.id !== id).map(({ name }) => name),
    [data, id],
  );
  return <OtherNames value={names}>{children}</OtherNames>;
};
