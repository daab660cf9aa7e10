import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useApi } from '../app/useApi.ts';
import { OtherNames } from './OtherNames.ts';
import { listQuery } from './queries.ts';
import type { NamedItem, Resource } from './Resource.ts';

interface OtherNamesProviderProps<Item extends NamedItem, New, Update> {
  resource: Resource<Item, New, Update>;
  /** Of the item that is edited. */
  id?: string;
  /** While a new item is saved, and after: the list has it soon, and it is no other. */
  isSaving?: boolean;
  children: ReactNode;
}

/** Reads the names for the hints of `FormNameField`. Without them, because the list fails to load, there are no hints. */
export const OtherNamesProvider = <Item extends NamedItem, New, Update>({
  resource,
  id,
  isSaving = false,
  children,
}: OtherNamesProviderProps<Item, New, Update>) => {
  const { data } = useQuery(listQuery(resource, useApi()));
  const [items, setItems] = useState(data);
  if (items !== data && !isSaving) setItems(data);
  const names = useMemo(
    () => (items ?? []).filter((item) => item.id !== id).map(({ name }) => name),
    [items, id],
  );
  return <OtherNames value={names}>{children}</OtherNames>;
};
