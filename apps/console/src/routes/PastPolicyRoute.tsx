import { PastPolicy } from '@planner/features/legal';
import { paths, screenAt } from '../paths.ts';
import { titleOf } from '../screens.ts';
import { PublicScreen } from '../shell/PublicScreen.tsx';
import type { Route } from './Route.ts';

const routeOf = (type: 'privacy' | 'terms', currentHref: string) => () => {
  const { name, id: version = '' } = screenAt(location.pathname) ?? {};
  return (
    <PublicScreen title={`${titleOf(name)}, version ${version}`} width="text">
      <PastPolicy type={type} version={version} currentHref={currentHref} />
    </PublicScreen>
  );
};

const PrivacyPolicyVersionRoute = routeOf('privacy', paths.privacyPolicy());
const TermsVersionRoute = routeOf('terms', paths.termsAndConditions());

export const privacyPolicyVersion: Route = { Component: PrivacyPolicyVersionRoute };
export const termsVersion: Route = { Component: TermsVersionRoute };
