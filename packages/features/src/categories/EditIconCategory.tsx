import type { IconCategoryUpdate } from '@planner/api-client';
import { useQuery } from '@tanstack/react-query';
import type { EditItemScreenProps } from '../shared/items/EditItem.tsx';
import { useEdit } from '../shared/form/useEdit.ts';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { failureTexts } from '../shared/items/Resource.ts';
import { updateMutation } from '../shared/items/mutations.ts';
import { getQuery } from '../shared/items/queries.ts';
import { OtherNamesProvider } from '../shared/items/FormNameField.tsx';
import { EditIconCategoryView } from './EditIconCategoryView.tsx';
import { iconCategoryResources, type Kind } from './iconCategoryResources.ts';
import { useSaveIcons } from './useSaveIcons.ts';

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
