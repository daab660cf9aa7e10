import { Login } from '@planner/features/auth';
import { useEffect } from 'react';
import { paths } from '../paths.ts';
import { prefetchCode } from '../errors/chunkLoadErrors.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';

const prefetchNext = (): void =>
  prefetchCode(async () => (await import('./Console.tsx')).prefetchDashboard());

/** The sign-in screen. Prefetches the code of the console when the user starts typing. */
export const SignIn = () => {
  useDocumentTitle('login');
  useEffect(() => {
    addEventListener('input', prefetchNext, { once: true });
    return () => removeEventListener('input', prefetchNext);
  }, []);
  return <Login resetHref={paths.forgotPassword()} />;
};
