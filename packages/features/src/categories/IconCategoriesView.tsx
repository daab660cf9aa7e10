import { useMemo } from 'react';
import { CategoryTable } from '../shared/categories/CategoryTable.tsx';
import type { CategoryList } from '../shared/categories/useCategoryList.ts';
import { iconColumns } from './iconColumns.tsx';
import { KINDS, type Kind } from './kinds.ts';
import type { IconCategory } from './queries.ts';

export interface IconCategoriesViewProps {
  kind: Kind;
  list: CategoryList<IconCategory>;
  /** Address of an icon, from its stored path. */
  iconUrl: (path: string) => string;
  getEditHref: (id: string) => string;
  addHref: string;
}

/** The list of the categories of habits or workouts. */
export const IconCategoriesView = ({ kind, iconUrl, ...props }: IconCategoriesViewProps) => {
  const columns = useMemo(() => iconColumns(iconUrl), [iconUrl]);
  return <CategoryTable {...props} words={KINDS[kind].list} columns={columns} />;
};
