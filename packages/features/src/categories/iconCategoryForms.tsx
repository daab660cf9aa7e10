import type { NewIconCategory, IconCategoryUpdate } from '@planner/api-client';
import { wasAdded } from '../shared/announce/wasAdded.tsx';
import type { FormScreenProps } from '../shared/form/useSaveForm.ts';
import { useIdempotencyKey } from '../shared/form/useIdempotencyKey.ts';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { failureTexts } from '../shared/items/Resource.ts';
import { createMutation, updateMutation } from '../shared/items/mutations.ts';
import { OtherNamesProvider } from '../shared/items/FormNameField.tsx';
import { AddIconCategoryView } from './AddIconCategoryView.tsx';
import { iconCategoryResources, type Kind } from './iconCategoryResources.ts';
import { useSaveIcons } from './useSaveIcons.ts';
import { useQuery } from '@tanstack/react-query';
import type { EditItemScreenProps } from '../shared/items/EditItem.tsx';
import { useEdit } from '../shared/form/useEdit.ts';
import { getQuery } from '../shared/items/queries.ts';
import { EditIconCategoryView } from './EditIconCategoryView.tsx';

/** Calls `onDone` 1.5 seconds after success. `kind` is also the component's `key`. */
export const AddIconCategory = ({ kind, ...screen }: FormScreenProps & { kind: Kind }) => {
  const resource = iconCategoryResources[kind];
  const mutation = createMutation(resource, useApi());
  const { state, save, saveAnother } = useSaveIcons(mutation, failureTexts(resource.noun).create, screen);
  const keyOf = useIdempotencyKey(state.savedCount);
  const inputOf = (category: NewIconCategory) => ({ item: category, idempotencyKey: keyOf(category) });
  return (
    <OtherNamesProvider resource={resource} isSaving={state.isPending || state.isDone}>
      <AddIconCategoryView
        {...state}
        kind={kind}
        onSubmit={(category) => save(inputOf(category), category)}
        onSubmitAnother={(category) => saveAnother(inputOf(category), category, wasAdded)}
      />
    </OtherNamesProvider>
  );
};

/** Calls `onDone` 1.5 seconds after success. */
export const EditIconCategory = ({ kind, id, ...screen }: EditItemScreenProps & { kind: Kind }) => {
  const client = useApi();
  const resource = iconCategoryResources[kind];
  const texts = failureTexts(resource.noun);
  const mutation = updateMutation(resource, client, (category, { name }) => ({ ...category, name }));
  const form = useSaveIcons(mutation, texts.update, screen);
  const edit = useEdit(useQuery(getQuery(resource, client, id)), {
    fallback: texts.get,
    save: form,
    onSave: (update: IconCategoryUpdate, etag) => form.save({ id, update, etag }, update),
  });
  return (
    <OtherNamesProvider resource={resource} id={id}>
      <EditIconCategoryView {...form.state} {...edit} kind={kind} iconUrl={client.iconUrl} />
    </OtherNamesProvider>
  );
};
