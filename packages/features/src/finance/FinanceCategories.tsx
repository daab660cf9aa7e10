import { ColorSwatch, Inline, Skeleton, Text, type TableColumn } from '@planner/ui';
import { ItemList, type ItemListScreenProps } from '../shared/items/ItemList.tsx';
import { financeCategoryResource } from './financeCategoryResource.ts';

const TEXT = {
  title: 'Finance Categories',
  nameHeader: 'Category Name',
  icon: 'finances',
  emptyTitle: 'No categories found',
  emptyDescription: 'Create your first finance category to get started',
} as const;

const NO_COLOR = '#cccccc';

export const colorColumn: TableColumn<{ color: string | null }> = {
  id: 'color',
  header: 'Color',
  size: 'medium',
  phone: 'beside',
  // At most as wide as the column, to avoid layout shift.
  loadingCell: <Skeleton width="short" />,
  cell: ({ color }) => (
    <Inline gap="xs" wrap={false}>
      <ColorSwatch color={color ?? NO_COLOR} />
      {/* Isolated: in right-to-left text the hash would change sides. */}
      <Text as="bdi" tone={color === null ? 'muted' : 'default'} numeric>
        {color ?? 'No color'}
      </Text>
    </Inline>
  ),
};

const COLUMNS = [colorColumn];

export const FinanceCategories = (screen: ItemListScreenProps) => (
  <ItemList {...screen} resource={financeCategoryResource} text={TEXT} columns={COLUMNS} />
);
