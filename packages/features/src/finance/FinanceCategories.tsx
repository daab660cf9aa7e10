import { colorColumn } from '../shared/items/colorColumn.tsx';
import { ItemList, type ItemListScreenProps } from '../shared/items/ItemList.tsx';
import { financeCategoryResource } from './financeCategoryResource.ts';

const TEXT = {
  title: 'Finance Categories',
  nameHeader: 'Category Name',
  icon: 'finances',
  emptyTitle: 'No categories found',
  emptyDescription: 'Create your first finance category to get started',
} as const;

const COLUMNS = [colorColumn];

export const FinanceCategories = (screen: ItemListScreenProps) => (
  <ItemList {...screen} resource={financeCategoryResource} text={TEXT} columns={COLUMNS} />
);
