import { IconImage, Skeleton, type TableColumn } from '@planner/ui';
import { useMemo } from 'react';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { ItemList, type ItemListScreenProps } from '../shared/items/ItemList.tsx';
import { iconCategoryResources, type IconCategory, type Kind } from './iconCategoryResources.ts';

const TEXTS = {
  habit: {
    title: 'Habit Categories',
    nameHeader: 'Name',
    icon: 'habits',
    emptyTitle: 'No categories found',
    emptyDescription: 'Create your first habit category to get started',
  },
  workout: {
    title: 'Workout Categories',
    nameHeader: 'Category Name',
    icon: 'workouts',
    emptyTitle: 'No workout categories found',
    emptyDescription: 'Create your first workout category to get started',
  },
} as const;

const ICONS = [
  { id: 'iconLight', header: 'Light Icon', surface: 'light' },
  { id: 'iconDark', header: 'Dark Icon', surface: 'dark' },
] as const;

const iconColumns = (iconUrl: (path: string) => string): TableColumn<IconCategory>[] =>
  ICONS.map(({ id, header, surface }) => ({
    id,
    header,
    width: 'fit',
    size: 'small',
    phone: 'beside',
    loadingCell: <Skeleton shape="circle" />,
    cell: (category) => (
      <IconImage src={iconUrl(category[id])} alt={`${header} of ${category.name}`} surface={surface} />
    ),
  }));

/** `kind` is also the component's `key`. */
export const IconCategories = ({ kind, ...screen }: ItemListScreenProps & { kind: Kind }) => {
  const { iconUrl } = useApi();
  const columns = useMemo(() => iconColumns(iconUrl), [iconUrl]);
  return <ItemList {...screen} resource={iconCategoryResources[kind]} text={TEXTS[kind]} columns={columns} />;
};
