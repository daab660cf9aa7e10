import type { IconCategoryUpdate } from '@planner/api-client';
import { IconImage } from '@planner/ui';
import type { ReactNode } from 'react';
import { EditScreen, type EditViewProps } from '../shared/form/EditScreen.tsx';
import { capitalize } from '../shared/format/Noun.ts';
import { IconCategoryFields, iconCategoryUpdateSchema, NEW_ICON_CATEGORY } from './iconCategoryFields.tsx';
import { iconCategoryResources, type IconCategory, type Kind } from './iconCategoryResources.ts';
import { UploadStatus, type UploadState } from './UploadStatus.tsx';

const LABELS = { iconLight: 'Light Image (Optional)', iconDark: 'Dark Image (Optional)' };

/** In a conflict. */
const NAMES = { name: 'Name', iconLight: 'Light Image', iconDark: 'Dark Image' };

const toValues = ({ name }: IconCategory) => ({ ...NEW_ICON_CATEGORY, name });

const formatterOf =
  (iconUrl: (path: string) => string) =>
  (field: string, content: unknown): ReactNode => {
    if (content instanceof File) return content.name;
    if (field === 'name') return String(content);
    const surface = field === 'iconDark' ? 'dark' : 'light';
    return <IconImage src={iconUrl(String(content))} alt="stored image" surface={surface} />;
  };

export interface EditIconCategoryViewProps
  extends EditViewProps<IconCategory, IconCategoryUpdate>, UploadState {
  kind: Kind;
  iconUrl: (path: string) => string;
}

export const EditIconCategoryView = ({ kind, iconUrl, ...edit }: EditIconCategoryViewProps) => (
  <EditScreen
    {...edit}
    title={`Edit ${capitalize(kind)} Category`}
    noun={iconCategoryResources[kind].noun}
    submitLabel="Update Category"
    doneLabel="Updated!"
    doneMessage={edit.isDone ? 'Category updated successfully!' : undefined}
    status={<UploadStatus {...edit} />}
    toValues={toValues}
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
