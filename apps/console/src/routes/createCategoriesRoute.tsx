import type { ComponentType } from 'react';
import { paths } from '../paths.ts';
import { type ScreenParams } from '../screens.ts';
import { useScreenParams } from '../shell/useScreen.ts';

type Params = ScreenParams<'allFinanceCategories'>;

interface ListProps extends Params {
  onChange: (change: Partial<Params>, choice: { replace: boolean }) => void;
  getEditHref: (id: string) => string;
  addHref: string;
}

/** Creates the route of a list that the screen itself searches and sorts by name. */
export const createCategoriesRoute =
  (List: ComponentType<ListProps>, noun: 'Habit' | 'Workout' | 'Finance') => () => {
    const { params, onChange } = useScreenParams(`all${noun}Categories`);
    return (
      <List
        {...params}
        onChange={onChange}
        getEditHref={paths[`edit${noun}Category`]}
        addHref={paths[`add${noun}Category`]()}
      />
    );
  };
