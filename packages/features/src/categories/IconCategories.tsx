import { useMemo } from 'react';
import { useApi } from '../shared/app/useApi.ts';
import { ItemList, type ItemListScreenProps } from '../shared/items/ItemList.tsx';
import { iconCategoryResources, type Kind } from './iconCategoryResources.ts';
import { iconCategoryTexts } from './iconCategoryTexts.ts';
import { iconColumns } from './iconColumns.tsx';

export interface IconCategoriesProps extends ItemListScreenProps {
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
    />
  );
};
