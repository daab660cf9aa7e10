import { useSession } from '@planner/features/auth';
import { IconCategories } from '@planner/features/categories';
import { iconCategoryPaths } from '../paths.ts';
import { useCategoryListPlace } from '../useCategoryListPlace.ts';

const listOf = (kind: keyof typeof iconCategoryPaths) => () => {
  const { all, add, edit } = iconCategoryPaths[kind];
  const { user } = useSession();
  return (
    <IconCategories
      key={kind}
      kind={kind}
      userId={user?.id ?? ''}
      {...useCategoryListPlace(all)}
      getEditHref={edit}
      addHref={add()}
    />
  );
};

/** The habit categories. */
export const HabitCategoriesRoute = listOf('habit');
/** The workout categories. */
export const WorkoutCategoriesRoute = listOf('workout');
