import { useSearchParams } from 'react-router-dom';
import { type CategoryListPlace, readCategoryListPlace } from './paths.ts';
import { useListNavigate } from './useListNavigate.ts';

/** Keeps search and order of a list of categories in the URL, so that Back, reload and a sent link show the same rows. */
export const useCategoryListPlace = (build: (place: CategoryListPlace) => string) => {
  const [search] = useSearchParams();
  const navigate = useListNavigate();
  const place = readCategoryListPlace(search);
  const go = (change: Partial<CategoryListPlace>, { replace }: { replace: boolean }) =>
    navigate(build({ ...place, ...change }), { replace, preventScrollReset: true });

  return {
    ...place,
    onQueryChange: (query: string, choice: { replace: boolean }) => go({ query }, choice),
    onSortChange: (sort: CategoryListPlace['sort'], choice: { replace: boolean }) => go({ sort }, choice),
  };
};
