import type { NewIconCategory } from '@planner/api-client';
import { wasAdded } from '../shared/announce/wasAdded.tsx';
import type { FormScreenProps } from '../shared/form/useSaveForm.ts';
import { useIdempotencyKey } from '../shared/form/useIdempotencyKey.ts';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { failureTexts } from '../shared/items/Resource.ts';
import { createMutation } from '../shared/items/mutations.ts';
import { OtherNamesProvider } from '../shared/items/FormNameField.tsx';
import { AddIconCategoryView } from './AddIconCategoryView.tsx';
import { iconCategoryResources, type Kind } from './iconCategoryResources.ts';
import { useSaveIcons } from './useSaveIcons.ts';

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
