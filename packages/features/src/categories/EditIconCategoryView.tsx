import type { IconCategoryUpdate } from '@planner/api-client';
import { IconImage } from '@planner/ui';
import type { ReactNode } from 'react';
import { EditScreen, type EditViewProps } from '../shared/form/EditScreen.tsx';
import { iconCategoryResources, type IconCategory, type Kind } from './iconCategoryResources.ts';
import { iconCategoryUpdateSchema, valuesOf } from './iconCategorySchemas.ts';
import { IconCategoryFields } from './IconCategoryFields.tsx';
import { iconCategoryTexts } from './iconCategoryTexts.ts';
import { UploadStatus, type UploadStatusProps } from './UploadStatus.tsx';

const LABELS = { iconLight: 'Light Image (Optional)', iconDark: 'Dark Image (Optional)' };

/** In a conflict. */
const NAMES = { name: 'Name', iconLight: 'Light Image', iconDark: 'Dark Image' };

const formatterOf =
  (iconUrl: (path: string) => string) =>
  (field: string, content: unknown): ReactNode => {
    if (content instanceof File) return content.name;
    if (field === 'name') return String(content);
    const surface = field === 'iconDark' ? 'dark' : 'light';
    return <IconImage src={iconUrl(String(content))} alt="stored image" surface={surface} />;
  };

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
    toValues={valuesOf}
    schema={iconCategoryUpdateSchema}
    labels={NAMES}
    formatContent={formatterOf(iconUrl)}
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
