import type { ComponentType } from 'react';
import { useSession } from '@planner/features/auth';
import { paths } from '../paths.ts';
import { screens, type ScreenName, type ScreenParams } from '../screens.ts';
import { useScreenParams } from '../shell/useScreen.ts';

type Params = ScreenParams<'allFinanceCategories'>;

/** Screens with the search parameters of a list of categories. */
type ListName = {
  [Name in ScreenName]: ScreenParams<Name> extends Params ? Name : never;
}[ScreenName];

type AddName = 'addHabitCategory' | 'addWorkoutCategory' | 'addFinanceCategory';

interface ListProps extends Params {
  onQueryChange: (query: string, choice: { replace: boolean }) => void;
  onSortChange: (sort: Params['sort'], choice: { replace: boolean }) => void;
  getEditHref: (id: string) => string;
  canChange: boolean;
  addHref: string;
  canImport: boolean;
}

/** Creates the route of a list that the screen itself searches and sorts by name. */
export const createCategoriesRoute =
  (List: ComponentType<ListProps>, name: ListName, addName: AddName, editPath: (id: string) => string) =>
  () => {
    const { params, go } = useScreenParams(name);
    const { offers, allows } = useSession();
    const canChange = allows(screens[addName].needs ?? '');
    return (
      <List
        {...params}
        onQueryChange={(query, { replace }) => go({ query }, { replace, preventScrollReset: true })}
        onSortChange={(sort, { replace }) => go({ sort }, { replace, preventScrollReset: true })}
        getEditHref={editPath}
        canChange={canChange}
        addHref={paths[addName]()}
        canImport={offers('uploadImport')}
      />
    );
  };
