import type { FinanceCategory } from '@planner/api-client';
import { array, parseFinanceCategory } from '@planner/api-client/parsers';
import { colorColumn } from '../shared/items/colorColumn.tsx';
import { ItemList } from '../shared/items/ItemList.tsx';
import type { ListScreenProps } from '../shared/items/useItemList.ts';
import type { KeptList } from '../shared/list/keptLists.ts';
import { financeCategoryResource } from './financeCategoryResource.ts';

const TEXT = {
  title: 'Finance Categories',
  nameHeader: 'Category Name',
  icon: 'finances',
  emptyTitle: 'No categories found',
  emptyDescription: 'Create your first finance category to get started',
} as const;

const COLUMNS = [colorColumn];

const KEPT: KeptList<FinanceCategory[]> = {
  fields: ['id', 'name', 'color'],
  parse: array(parseFinanceCategory),
};

export const FinanceCategories = (screen: ListScreenProps) => (
  <ItemList {...screen} resource={financeCategoryResource} text={TEXT} columns={COLUMNS} kept={KEPT} />
);
