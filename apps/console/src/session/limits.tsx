import { useSession } from '@planner/features/auth';
import { Enroll, LongerPassword } from '@planner/features/settings';

// They replace the screens while the server accepts nothing else.

export const EnrollScreen = () => {
  const { verify, logOut } = useSession();
  return <Enroll onEnrolled={() => void verify()} onLogout={logOut} />;
};

export const LongerPasswordScreen = () => {
  const { verify, logOut } = useSession();
  return <LongerPassword onChanged={() => void verify()} onLogout={logOut} />;
};
