import { IconImage, Skeleton, type TableColumn } from '@planner/ui';
import type { IconCategory } from './iconCategoryResources.ts';

const ICONS = [
  { id: 'iconLight', header: 'Light Icon', surface: 'light' },
  { id: 'iconDark', header: 'Dark Icon', surface: 'dark' },
] as const;

export const iconColumns = (iconUrl: (path: string) => string): TableColumn<IconCategory>[] =>
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
