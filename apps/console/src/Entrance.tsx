import { useSession } from '@planner/features/auth';
import { CenteredSpinner } from '@planner/ui';
import { lazy, Suspense, useState } from 'react';
import { EndOfFirstPaint } from './firstPaint/EndOfFirstPaint.tsx';
import { loadScreen } from './failures/loadScreen.ts';
import { paths } from './paths.ts';
import { aheadClient } from './services.ts';

const Console = lazy(async () => ({ default: (await loadScreen(() => import('./Console.tsx'))).Console }));
const ReadPolicy = lazy(async () => ({
  default: (await loadScreen(() => import('./ReadPolicy.tsx'))).ReadPolicy,
}));
const SignIn = lazy(async () => ({ default: (await loadScreen(() => import('./SignIn.tsx'))).SignIn }));

// An entry with a state belongs to the router: somebody was sent here from another path.
const startsAtSignIn = location.pathname === paths.login() && history.state === null;

/** Who comes for a legal text gets the text; it is sent for while its page is on its way. */
const path = location.pathname.replace(/\/$/, '');
const policy = { [paths.privacyPolicy()]: 'privacy', [paths.termsAndConditions()]: 'terms' } as const;
const startsAtPolicy = policy[path];
if (startsAtPolicy) void aheadClient.getPolicy(startsAtPolicy);

/**
 * Decides what has to be fetched. Who opens the sign-in or a legal text gets nothing but that; the router, and all screens behind
 * it, come with any other path and as soon as there is a session.
 */
export const Entrance = () => {
  const { status } = useSession();
  const [isInside, setInside] = useState(!startsAtSignIn);
  if (!isInside && status === 'signedIn') setInside(true);

  if (startsAtPolicy)
    return (
      <Suspense fallback={<CenteredSpinner label="Loading" />}>
        <ReadPolicy path={path} />
        <EndOfFirstPaint />
      </Suspense>
    );
  return (
    <Suspense fallback={isInside ? <CenteredSpinner label="Loading" /> : null}>
      {isInside ? <Console /> : <SignIn />}
      <EndOfFirstPaint />
    </Suspense>
  );
};
