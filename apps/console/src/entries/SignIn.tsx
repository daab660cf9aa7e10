import { Login } from '@planner/features/auth';
import { useTypedBefore } from '@planner/features/page';
import { paths } from '../paths.ts';
import { useDocumentTitle } from './AppFrame.tsx';

/** The sign-in screen. Takes over what was typed and submitted while index.html showed it. */
export const SignIn = () => {
  useDocumentTitle('login');
  useTypedBefore('#root form');
  return <Login resetHref={paths.forgotPassword()} />;
};
