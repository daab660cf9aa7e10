import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCategoryList, type CategoryListProps } from '../shared/categories/useCategoryList.ts';
import { useApi } from '../shared/useApi.ts';
import { IconCategoriesView } from './IconCategoriesView.tsx';
import { KINDS, type Kind } from './kinds.ts';
import { messages } from './messages.ts';
import { deleteIconCategoryMutation, forgetIconCategory, listIconCategoriesQuery } from './queries.ts';

export interface IconCategoriesProps extends CategoryListProps {
  /** Also the component's `key`. */
  kind: Kind;
}

/** The screen that lists the categories of habits or workouts. */
export const IconCategories = ({ kind, ...props }: IconCategoriesProps) => {
  const client = useApi();
  const queryClient = useQueryClient();
  const list = useCategoryList({
    result: useQuery(listIconCategoriesQuery(client, kind)),
    operation: KINDS[kind].operations.delete,
    send: useMutation(deleteIconCategoryMutation(client, kind)).mutateAsync,
    forget: (id) => forgetIconCategory(queryClient, kind, id),
    messages,
    props,
  });
  return (
    <IconCategoriesView
      kind={kind}
      list={list}
      iconUrl={client.iconUrl}
      getEditHref={props.getEditHref}
      addHref={props.addHref}
    />
  );
};
