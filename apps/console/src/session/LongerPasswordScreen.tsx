import { useSession } from '@planner/features/auth';
import { LongerPassword } from '@planner/features/settings';

export const LongerPasswordScreen = () => {
  const { verify, logOut } = useSession();
  return <LongerPassword onChanged={() => void verify()} onLogout={logOut} />;
};
