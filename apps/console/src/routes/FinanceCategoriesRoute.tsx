import { useSession } from '@planner/features/auth';
import { FinanceCategories } from '@planner/features/finance';
import { paths } from '../paths.ts';
import { useCategoryListPlace } from '../useCategoryListPlace.ts';

/** The finance categories. */
export const FinanceCategoriesRoute = () => {
  const { user } = useSession();
  return (
    <FinanceCategories
      userId={user?.id ?? ''}
      {...useCategoryListPlace(paths.allFinanceCategories)}
      getEditHref={paths.editFinanceCategory}
      addHref={paths.addFinanceCategory()}
    />
  );
};
