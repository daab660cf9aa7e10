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
  const keyOf = useIdempotencyKey();
  const resource = iconCategoryResources[kind];
  const mutation = createMutation(resource, useApi());
  const { state, save } = useSaveIcons(mutation, failureTexts(resource.noun).create, screen);
  return (
    <OtherNamesProvider resource={resource} isSaving={state.isPending || state.isDone}>
      <AddIconCategoryView
        {...state}
        kind={kind}
        onSubmit={(category) => save({ item: category, idempotencyKey: keyOf(category) }, category)}
      />
    </OtherNamesProvider>
  );
};
