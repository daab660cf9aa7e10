import { isApiError } from '@planner/api-client';
import { useQuery } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { useApi } from '../app/useApi.ts';
import type { DefinedForm } from '../form/defineForm.tsx';
import { EditScreen } from '../form/EditScreen.tsx';
import type { FormScreenProps } from '../form/FormScreenProps.ts';
import { useEdit } from '../form/useEdit.ts';
import { useSaveForm } from '../form/useSaveForm.ts';
import { failureTexts, type NamedItem, type Resource } from './Resource.ts';
import { OtherNamesProvider } from './OtherNamesProvider.tsx';
import { updateMutation } from './mutations.ts';
import { getQuery } from './queries.ts';

/** Props that the host passes to an edit screen. */
export interface EditItemScreenProps extends FormScreenProps {
  /** Also the component's `key`. */
  id: string;
}

export interface EditItemProps<
  Item extends NamedItem,
  New,
  Field extends string,
  Values extends FieldValues,
> extends EditItemScreenProps {
  resource: Resource<Item, New, Values>;
  form: DefinedForm<Item, Field, Values>;
  /** Shown when there was no readable response. @default the text of other failures */
  exceptionText?: string | undefined;
}

/** Edits an item and closes. `EditScreen` is its view. */
export const EditItem = <Item extends NamedItem, New, Field extends string, Values extends FieldValues>({
  resource,
  form,
  exceptionText,
  id,
  ...screen
}: EditItemProps<Item, New, Field, Values>) => {
  const client = useApi();
  const texts = failureTexts(resource.noun);
  const fallback = (error: unknown) =>
    isApiError(error) && error.kind === 'http' ? texts.update : (exceptionText ?? texts.update);
  const mutation = updateMutation(resource, client, (item, update) => ({ ...item, ...update }));
  const save = useSaveForm(mutation, fallback, form.fields, screen);
  const edit = useEdit(useQuery(getQuery(resource, client, id)), {
    fallback: texts.get,
    save,
    onSave: (update: Values, etag) => save.save({ id, update, etag }),
  });
  return (
    <OtherNamesProvider resource={resource} id={id}>
      <EditScreen {...form.edit} {...save.state} {...edit} />
    </OtherNamesProvider>
  );
};
