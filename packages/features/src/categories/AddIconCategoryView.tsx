import type { NewIconCategory } from '@planner/api-client';
import { AddScreen } from '../shared/form/AddScreen.tsx';
import type { SaveFormState } from '../shared/form/SaveFormLayout.tsx';
import type { Kind } from './iconCategoryResources.ts';
import { NEW_ICON_CATEGORY, newIconCategorySchema } from './iconCategorySchemas.ts';
import { IconCategoryFields } from './IconCategoryFields.tsx';
import { iconCategoryTexts } from './iconCategoryTexts.ts';
import { UploadStatus, type UploadStatusProps } from './UploadStatus.tsx';

const LABELS = { iconLight: 'Light Icon', iconDark: 'Dark Icon' };

export interface AddIconCategoryViewProps extends SaveFormState<NewIconCategory>, UploadStatusProps {
  kind: Kind;
}

export const AddIconCategoryView = ({ kind, upload, isCancelled, ...save }: AddIconCategoryViewProps) => (
  <AddScreen
    {...save}
    title={iconCategoryTexts[kind].createTitle}
    submitLabel="Create Category"
    pendingLabel="Creating..."
    doneLabel="Created!"
    doneMessage={save.isDone ? 'Category created successfully!' : undefined}
    status={
      <UploadStatus upload={upload} isCancelled={isCancelled} onDismissMessage={save.onDismissMessage} />
    }
    initialValues={NEW_ICON_CATEGORY}
    schema={newIconCategorySchema}
  >
    {(control) => <IconCategoryFields control={control} labels={LABELS} />}
  </AddScreen>
);
