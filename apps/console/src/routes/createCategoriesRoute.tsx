import type { ComponentType } from 'react';
import { paths } from '../paths.ts';
import { type ScreenParams } from '../screens.ts';
import { useScreenParams } from '../shell/useScreen.ts';

type Params = ScreenParams<'allFinanceCategories'>;

interface ListProps extends Params {
  onQueryChange: (query: string, choice: { replace: boolean }) => void;
  onSortChange: (sort: Params['sort'], choice: { replace: boolean }) => void;
  getEditHref: (id: string) => string;
  addHref: string;
}

/** Creates the route of a list that the screen itself searches and sorts by name. */
export const createCategoriesRoute =
  (List: ComponentType<ListProps>, noun: 'Habit' | 'Workout' | 'Finance') => () => {
    const { params, go } = useScreenParams(`all${noun}Categories`);
    return (
      <List
        {...params}
        onQueryChange={(query, { replace }) => go({ query }, { replace, preventScrollReset: true })}
        onSortChange={(sort, { replace }) => go({ sort }, { replace, preventScrollReset: true })}
        getEditHref={paths[`edit${noun}Category`]}
        addHref={paths[`add${noun}Category`]()}
      />
    );
  };
