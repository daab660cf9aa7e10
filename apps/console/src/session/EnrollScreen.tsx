import { useSession } from '@planner/features/auth';
import { Enroll } from '@planner/features/settings';

/** Replaces the screens while the server accepts nothing but a new second factor. */
export const EnrollScreen = () => {
  const { verify, logOut } = useSession();
  return <Enroll onEnrolled={() => void verify()} onLogout={logOut} />;
};
