import { useSession } from '@planner/features/auth';
import { LongerPassword } from '@planner/features/settings';

export const LongerPasswordScreen = () => {
  const { verify, logOut, offers } = useSession();
  return (
    <LongerPassword
      isFirst={offers('limit.firstPassword')}
      onChanged={() => void verify()}
      onLogout={logOut}
    />
  );
};
