import { Login } from '@planner/features/auth';
import { useEffect } from 'react';
import { withoutAlarm } from './failures/missingParts.ts';
import { paths } from './paths.ts';
import { useDocumentTitle } from './shell/useDocumentTitle.ts';

const fetchNext = (): void => {
  // If it does not come now, it is asked for again when it is needed.
  withoutAlarm(() => import('./Console.tsx'))
    .then(({ fetchDashboard }) => fetchDashboard())
    .catch(() => {});
};

/** The sign-in screen. While somebody types, the code of the next screen is on its way. */
export const SignIn = () => {
  useDocumentTitle('login');
  useEffect(() => {
    addEventListener('input', fetchNext, { once: true });
    return () => removeEventListener('input', fetchNext);
  }, []);
  return <Login resetHref={paths.forgotPassword()} />;
};
