import type { FieldValues } from 'react-hook-form';
import { useApi } from '../app/useApi.ts';
import { AddScreen } from '../form/AddScreen.tsx';
import type { DefinedForm } from '../form/defineForm.tsx';
import type { FormScreenProps } from '../form/FormScreenProps.ts';
import { useIdempotencyKey } from '../form/useIdempotencyKey.ts';
import { useSaveForm } from '../form/useSaveForm.ts';
import { OtherNamesProvider } from './OtherNamesProvider.tsx';
import { failureTexts, type NamedItem, type Resource } from './Resource.ts';
import { createMutation } from './mutations.ts';

export interface AddItemProps<
  Item extends NamedItem,
  New,
  Update,
  Field extends string,
  Values extends FieldValues,
> extends FormScreenProps {
  resource: Resource<Item, New, Update>;
  form: DefinedForm<Item, Field, Values>;
  toNew: (values: Values) => New;
}

/** Adds an item and closes. `AddScreen` is its view. */
export const AddItem = <
  Item extends NamedItem,
  New extends object,
  Update,
  Field extends string,
  Values extends FieldValues,
>({
  resource,
  form,
  toNew,
  ...screen
}: AddItemProps<Item, New, Update, Field, Values>) => {
  const keyOf = useIdempotencyKey();
  const mutation = createMutation(resource, useApi());
  const { state, save } = useSaveForm(mutation, failureTexts(resource.noun).create, form.fields, screen);
  return (
    <OtherNamesProvider resource={resource} isSaving={state.isPending}>
      <AddScreen
        {...form.add}
        {...state}
        onSubmit={(values) => {
          const item = toNew(values);
          save({ item, idempotencyKey: keyOf(item) });
        }}
      />
    </OtherNamesProvider>
  );
};
