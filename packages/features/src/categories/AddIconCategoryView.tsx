import type { NewIconCategory } from '@planner/api-client';
import { AddScreen } from '../shared/form/AddScreen.tsx';
import type { AddFormState } from '../shared/form/SaveForm.tsx';
import { capitalize } from '../shared/format/Noun.ts';
import { IconCategoryFields, NEW_ICON_CATEGORY, newIconCategorySchema } from './iconCategoryFields.tsx';
import type { Kind } from './iconCategoryResources.ts';
import { UploadStatus, type UploadState } from './UploadStatus.tsx';

const LABELS = { iconLight: 'Light Icon', iconDark: 'Dark Icon' };

export interface AddIconCategoryViewProps extends AddFormState<NewIconCategory>, UploadState {
  kind: Kind;
}

export const AddIconCategoryView = ({ kind, ...save }: AddIconCategoryViewProps) => (
  <AddScreen
    {...save}
    title={`Create New ${capitalize(kind)} Category`}
    submitLabel="Create Category"
    pendingLabel="Creating..."
    doneLabel="Created!"
    doneMessage={save.isDone ? 'Category created successfully!' : undefined}
    status={<UploadStatus {...save} />}
    initialValues={NEW_ICON_CATEGORY}
    schema={newIconCategorySchema}
  >
    {(control) => <IconCategoryFields control={control} labels={LABELS} />}
  </AddScreen>
);
