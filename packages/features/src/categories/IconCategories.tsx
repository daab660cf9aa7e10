import { array, parseHabitCategory } from '@planner/api-client/parsers';
import { useMemo } from 'react';
import { useApi } from '../shared/app/useApi.ts';
import { ItemList } from '../shared/items/ItemList.tsx';
import type { ListScreenProps } from '../shared/items/useItemList.ts';
import type { KeptList } from '../shared/list/keptLists.ts';
import { type IconCategory, iconCategoryResources, type Kind } from './iconCategoryResources.ts';
import { iconCategoryTexts } from './iconCategoryTexts.ts';
import { iconColumns } from './iconColumns.tsx';

const KEPT: KeptList<IconCategory[]> = {
  fields: ['id', 'name', 'iconLight', 'iconDark'],
  parse: array(parseHabitCategory),
};

export interface IconCategoriesProps extends ListScreenProps {
  /** Also the component's `key`. */
  kind: Kind;
}

export const IconCategories = ({ kind, ...screen }: IconCategoriesProps) => {
  const { iconUrl } = useApi();
  const columns = useMemo(() => iconColumns(iconUrl), [iconUrl]);
  return (
    <ItemList
      {...screen}
      resource={iconCategoryResources[kind]}
      text={iconCategoryTexts[kind].list}
      columns={columns}
      kept={KEPT}
    />
  );
};
