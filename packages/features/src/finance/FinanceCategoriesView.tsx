import type { FinanceCategory } from '@planner/api-client';
import { ColorSwatch, Inline, Isolate, Text, type TableColumn } from '@planner/ui';
import { CategoryTable, type CategoryTableWords } from '../shared/categories/CategoryTable.tsx';
import type { CategoryList } from '../shared/categories/useCategoryList.ts';
import { NO_COLOR } from './constants.ts';

const WORDS: CategoryTableWords = {
  title: 'Finance Categories',
  nameHeader: 'Category Name',
  icon: 'finances',
  emptyTitle: 'No categories found',
  emptyDescription: 'Create your first finance category to get started',
};

const COLUMNS: TableColumn<FinanceCategory>[] = [
  {
    id: 'color',
    header: 'Color',
    cell: ({ color }) => (
      <Inline gap="xs" wrap={false}>
        <ColorSwatch color={color ?? NO_COLOR} />
        <Text tone={color === null ? 'muted' : 'default'} numeric>
          {/* Left to right wherever it stands: else the hash changes sides. */}
          <Isolate>{color ?? 'No color'}</Isolate>
        </Text>
      </Inline>
    ),
  },
];

export interface FinanceCategoriesViewProps {
  list: CategoryList<FinanceCategory>;
  getEditHref: (id: string) => string;
  addHref: string;
}

/** The list of finance categories. */
export const FinanceCategoriesView = (props: FinanceCategoriesViewProps) => (
  <CategoryTable {...props} words={WORDS} columns={COLUMNS} />
);
