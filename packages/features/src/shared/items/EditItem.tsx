import { isApiError } from '@planner/api-client';
import { useQuery } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { useApi } from '../app/ApiProvider.tsx';
import { EditScreen } from '../form/EditScreen.tsx';
import { useEdit } from '../form/useEdit.ts';
import { useSaveForm, type FormScreenProps } from '../form/useSaveForm.ts';
import { capitalize } from '../format/Noun.ts';
import type { ItemForm } from './AddItem.tsx';
import { OtherNamesProvider } from './FormNameField.tsx';
import { failureTexts, type NamedItem, type Resource } from './Resource.ts';
import { updateMutation } from './mutations.ts';
import { getQuery } from './queries.ts';

/** Props that the host passes to an edit screen. */
export interface EditItemScreenProps extends FormScreenProps {
  /** Also the component's `key`. */
  id: string;
}

/** Edits an item and closes. `EditScreen` is its view. */
export const EditItem = <Item extends NamedItem, Field extends string, Values extends FieldValues>({
  resource,
  form,
  exceptionText,
  id,
  ...screen
}: EditItemScreenProps & {
  resource: Resource<Item, never, Values>;
  form: ItemForm<Item, Field, Values>;
  /** Shown when there was no readable response. @default the text of other failures */
  exceptionText?: string | undefined;
}) => {
  const client = useApi();
  const { noun } = resource;
  const texts = failureTexts(noun);
  const fallback = (error: unknown) =>
    isApiError(error) && error.kind === 'http' ? texts.update : (exceptionText ?? texts.update);
  const mutation = updateMutation(resource, client, (item, update) => ({ ...item, ...update }));
  const save = useSaveForm(mutation, fallback, Object.keys(form.labels), screen);
  const edit = useEdit(useQuery(getQuery(resource, client, id)), {
    fallback: texts.get,
    save,
    onSave: (update: Values, etag) => save.save({ id, update, etag }),
  });
  return (
    <OtherNamesProvider resource={resource} id={id}>
      <EditScreen
        {...form}
        {...save.state}
        {...edit}
        title={form.editTitle}
        noun={noun}
        submitLabel={`Update ${capitalize(noun.one)}`}
      />
    </OtherNamesProvider>
  );
};
