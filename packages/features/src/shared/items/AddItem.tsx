import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { wasAdded } from '../announce/wasAdded.tsx';
import { useApi } from '../app/ApiProvider.tsx';
import { AddScreen } from '../form/AddScreen.tsx';
import { useIdempotencyKey } from '../form/useIdempotencyKey.ts';
import { useSaveForm, type FormScreenProps } from '../form/useSaveForm.ts';
import { capitalize } from '../format/Noun.ts';
import { OtherNamesProvider } from './FormNameField.tsx';
import { failureTexts, type NamedItem, type Resource } from './Resource.ts';
import { createMutation } from './mutations.ts';
import { listQuery } from './queries.ts';

/** A form of text fields that is the same for adding and editing. */
export interface ItemForm<Item extends object, Field extends string, Values extends FieldValues> {
  addTitle: string;
  editTitle: string;
  labels: Record<Field, string>;
  /** In visual order, like the values of an item: server errors focus the first field. */
  initialValues: Record<Field, string>;
  /** Other initial values of the next item, given those that exist. */
  nextValues?: (items: readonly Item[]) => Partial<Record<Field, string>>;
  toValues: (item: Item) => Record<Field, string>;
  schema: GenericSchema<Record<Field, string>, Values>;
  children: (control: Control<Record<Field, string>, unknown, Values>) => ReactNode;
}

/** Adds an item and closes. `AddScreen` is its view. */
export const AddItem = <
  Item extends NamedItem,
  New extends object,
  Field extends string,
  Values extends FieldValues,
>({
  resource,
  form,
  toNew,
  ...screen
}: FormScreenProps & {
  resource: Resource<Item, New>;
  form: ItemForm<Item, Field, Values>;
  toNew: (values: Values) => New;
}) => {
  const client = useApi();
  const mutation = createMutation(resource, client);
  const fields = Object.keys(form.labels);
  const { state, save, saveAnother } = useSaveForm(
    mutation,
    failureTexts(resource.noun).create,
    fields,
    screen,
    wasAdded,
  );
  const keyOf = useIdempotencyKey(state.savedCount);
  const inputOf = (values: Values) => {
    const item = toNew(values);
    return { item, idempotencyKey: keyOf(item) };
  };
  const { data: items = [] } = useQuery(listQuery(resource, client));
  const next = state.savedCount > 0 ? form.nextValues?.(items) : undefined;
  return (
    <OtherNamesProvider resource={resource} isSaving={state.isPending}>
      <AddScreen
        {...form}
        {...state}
        title={form.addTitle}
        submitLabel={`Add ${capitalize(resource.noun.one)}`}
        pendingLabel="Adding..."
        initialValues={{ ...form.initialValues, ...next }}
        onSubmit={(values) => save(inputOf(values))}
        onSubmitAnother={(values) => saveAnother(inputOf(values))}
      />
    </OtherNamesProvider>
  );
};
