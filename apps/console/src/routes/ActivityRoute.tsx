import { Activity } from '@planner/features/activity';
import { useSession } from '@planner/features/auth';
import { paths } from '../paths.ts';
import { useScreenParams } from '../shell/useScreen.ts';

const HREFS = {
  user: paths.editUser,
  habit: paths.editHabitCategory,
  workout: paths.editWorkoutCategory,
  finance: paths.editFinanceCategory,
  message: (message: string) => paths.messages({ message }),
  terms: paths.editTermsAndConditions(),
  privacy: paths.editPrivacyPolicy(),
};

/** The URL holds all filters, so that Back, reload and shared links show the same entries. */
export const ActivityRoute = () => {
  const { params, go } = useScreenParams('activity');
  const { offers } = useSession();

  return (
    <Activity
      filters={params}
      canExport={offers('exportActivity')}
      hrefs={HREFS}
      getActorHref={(actor) => paths.activity({ actor })}
      onFilter={(change, { replace }) => go(change, { replace, preventScrollReset: true })}
    />
  );
};
