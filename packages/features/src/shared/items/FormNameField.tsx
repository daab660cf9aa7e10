import { foldText, lookOf, skeletonOf, TextField, type TextFieldProps } from '@planner/ui';
import { useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useApi } from '../app/ApiProvider.tsx';
import { useBoundField, type BoundFieldProps } from '../form/bindField.tsx';
import { focusFirst } from '../form/usePlainForm.ts';
import { listQuery } from './queries.ts';
import type { NamedItem, Resource } from './Resource.ts';

/** Empty until they are known. */
const OtherNames = createContext<readonly string[]>([]);

interface OtherNamesProviderProps<Item> {
  resource: Resource<Item>;
  /** Of the item that is edited. */
  id?: string;
  /** While a new item is saved, and after: the list has it soon, and it is no other. */
  isSaving?: boolean;
  children: ReactNode;
}

/** Reads the names for the hints of `FormNameField`. Without them, because the list fails to load, there are no hints. */
export const OtherNamesProvider = <Item extends NamedItem>({
  resource,
  id,
  isSaving = false,
  children,
}: OtherNamesProviderProps<Item>) => {
  const { data } = useQuery(listQuery(resource, useApi()));
  const [items, setItems] = useState(data);
  if (items !== data && !isSaving) setItems(data);
  const names = useMemo(
    () => (items ?? []).filter((item) => item.id !== id).map(({ name }) => name),
    [items, id],
  );
  return <OtherNames value={names}>{children}</OtherNames>;
};

/** The server's words for a name that it refuses, as ours does; names that are only alike can both be meant. */
const hintOn = (name: string, others: readonly string[]): TextFieldProps['hint'] => {
  if (foldText(name) === '') return null;
  const same = others.find((taken) => lookOf(taken) === lookOf(name));
  if (same !== undefined) return { text: `Name is already used by “${same}”` };
  const alike = others.find((taken) => skeletonOf(taken) === skeletonOf(name));
  return alike === undefined ? null : { text: `There already is “${alike}”. Is this a different one?` };
};

/** The name of an item, with a hint when another item has one that looks like it. */
export const FormNameField = <Values extends FieldValues, Output>({
  name,
  control,
  ...props
}: BoundFieldProps<TextFieldProps, string, Values, Output>) => {
  const field = useBoundField<string, Values, Output>({ name, control });
  return <TextField {...focusFirst} {...props} {...field} hint={hintOn(field.value, use(OtherNames))} />;
};
