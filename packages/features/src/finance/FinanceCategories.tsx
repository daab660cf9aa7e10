import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCategoryList, type CategoryListProps } from '../shared/categories/useCategoryList.ts';
import { useApi } from '../shared/useApi.ts';
import { FinanceCategoriesView } from './FinanceCategoriesView.tsx';
import { messages } from './messages.ts';
import {
  DELETE_OPERATION,
  deleteFinanceCategoryMutation,
  forgetFinanceCategory,
  listFinanceCategoriesQuery,
} from './queries.ts';

export type FinanceCategoriesProps = CategoryListProps;

/** The screen that lists finance categories. */
export const FinanceCategories = (props: FinanceCategoriesProps) => {
  const client = useApi();
  const queryClient = useQueryClient();
  const list = useCategoryList({
    result: useQuery(listFinanceCategoriesQuery(client)),
    operation: DELETE_OPERATION,
    send: useMutation(deleteFinanceCategoryMutation(client)).mutateAsync,
    forget: (id) => forgetFinanceCategory(queryClient, id),
    messages,
    props,
  });
  return <FinanceCategoriesView list={list} getEditHref={props.getEditHref} addHref={props.addHref} />;
};
