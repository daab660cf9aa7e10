import { brand } from '@planner/brand';
import { SessionProvider, useSession } from '@planner/features/auth';
import { getPolicyQuery } from '@planner/features/legal';
import { AppProviders, prefetchQuery } from '@planner/features/shared';
import { BrandProvider, CenteredSpinner, LocaleProvider } from '@planner/ui';
import { lazy, Suspense, useState } from 'react';
import { loadScreen } from './errors/loadCode.ts';
import { RootErrorBoundary } from './errors/RootErrorBoundary.tsx';
import { ReplaceFirstPaint } from './firstPaint/ReplaceFirstPaint.tsx';
import { locale } from './locale.ts';
import { paths } from './paths.ts';
import { services } from './services.ts';
import { session } from './session/session.ts';

const Console = lazy(async () => ({
  default: (await loadScreen(() => import('./entries/Console.tsx'))).Console,
}));
const PolicyPage = lazy(async () => ({
  default: (await loadScreen(() => import('./entries/PolicyPage.tsx'))).PolicyPage,
}));
const SignIn = lazy(async () => ({
  default: (await loadScreen(() => import('./entries/SignIn.tsx'))).SignIn,
}));

// With history state the sign-in belongs to the router, which redirected here from another path.
const startsAtSignIn = location.pathname === paths.login() && history.state === null;

const policyTypes: Partial<Record<string, 'privacy' | 'terms'>> = {
  [paths.privacyPolicy()]: 'privacy',
  [paths.termsAndConditions()]: 'terms',
};
const policyType = policyTypes[location.pathname.replace(/\/$/, '')];
// Deep link to a policy: fetch the text while the page chunk loads.
if (policyType) prefetchQuery(services.queryClient, getPolicyQuery(services.client, policyType));

/** Loads only what the URL needs: the sign-in or a policy alone, otherwise the console. */
const Entry = () => {
  const { status } = useSession();
  const [isConsole, setConsole] = useState(!startsAtSignIn);
  if (!isConsole && status === 'signedIn') setConsole(true);

  if (policyType)
    return (
      <Suspense fallback={<CenteredSpinner label="Loading" />}>
        <PolicyPage type={policyType} />
        <ReplaceFirstPaint />
      </Suspense>
    );
  return (
    <Suspense fallback={isConsole ? <CenteredSpinner label="Loading" /> : null}>
      {isConsole ? <Console /> : <SignIn />}
      <ReplaceFirstPaint />
    </Suspense>
  );
};

export const App = () => (
  <RootErrorBoundary>
    <LocaleProvider locale={locale()}>
      <BrandProvider brand={brand}>
        <AppProviders {...services}>
          <SessionProvider session={session}>
            <Entry />
          </SessionProvider>
        </AppProviders>
      </BrandProvider>
    </LocaleProvider>
  </RootErrorBoundary>
);
