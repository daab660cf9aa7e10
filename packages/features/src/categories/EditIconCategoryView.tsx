import type { IconCategoryUpdate } from '@planner/api-client';
import { IconImage, Inline, Text } from '@planner/ui';
import { EditScreen, type EditViewProps } from '../shared/form/EditScreen.tsx';
import { iconCategoryResources, type IconCategory, type Kind } from './iconCategoryResources.ts';
import {
  differencesOf,
  ICON_CATEGORY_FIELDS,
  iconCategoryUpdateSchema,
  valuesOf,
} from './iconCategorySchemas.ts';
import { IconCategoryFields } from './IconCategoryFields.tsx';
import { iconCategoryTexts } from './iconCategoryTexts.ts';
import { UploadStatus, type UploadStatusProps } from './UploadStatus.tsx';

const LABELS = { iconLight: 'Light Image (Optional)', iconDark: 'Dark Image (Optional)' };

export interface EditIconCategoryViewProps
  extends EditViewProps<IconCategory, IconCategoryUpdate>, UploadStatusProps {
  kind: Kind;
  iconUrl: (path: string) => string;
}

export const EditIconCategoryView = ({
  kind,
  iconUrl,
  upload,
  isCancelled,
  ...edit
}: EditIconCategoryViewProps) => (
  <EditScreen
    {...edit}
    title={iconCategoryTexts[kind].editTitle}
    noun={iconCategoryResources[kind].noun}
    submitLabel="Update Category"
    doneLabel="Updated!"
    doneMessage={edit.isDone ? 'Category updated successfully!' : undefined}
    status={
      <UploadStatus upload={upload} isCancelled={isCancelled} onDismissMessage={edit.onDismissMessage} />
    }
    fields={ICON_CATEGORY_FIELDS}
    toValues={valuesOf}
    schema={iconCategoryUpdateSchema}
    differencesOf={differencesOf}
    conflictDetails={
      edit.conflict && (
        <Inline>
          <Text tone="muted">Their images:</Text>
          <IconImage src={iconUrl(edit.conflict.iconLight)} alt="Their light image" surface="light" />
          <IconImage src={iconUrl(edit.conflict.iconDark)} alt="Their dark image" surface="dark" />
        </Inline>
      )
    }
  >
    {(control, { iconLight, iconDark }) => (
      <IconCategoryFields
        control={control}
        labels={LABELS}
        stored={{ iconLight: iconUrl(iconLight), iconDark: iconUrl(iconDark) }}
      />
    )}
  </EditScreen>
);
