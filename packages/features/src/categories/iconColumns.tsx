import { IconImage, Skeleton, type TableColumn } from '@planner/ui';
import type { IconCategory } from './queries.ts';

const ICONS = [
  { id: 'iconLight', header: 'Light Icon', surface: 'light' },
  { id: 'iconDark', header: 'Dark Icon', surface: 'dark' },
] as const;

/** The two icons of a category, each on the surface of its theme. */
export const iconColumns = (iconUrl: (path: string) => string): TableColumn<IconCategory>[] =>
  ICONS.map(({ id, header, surface }) => ({
    id,
    header,
    width: 'fit',
    phone: 'labelled',
    // No wider than the head of the column, which must not move when the rows come.
    loadingCell: <Skeleton shape="circle" />,
    cell: (category) => (
      <IconImage src={iconUrl(category[id])} alt={`${header} of ${category.name}`} surface={surface} />
    ),
  }));
