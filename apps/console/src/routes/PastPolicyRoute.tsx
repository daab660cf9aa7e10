import { PastPolicy } from '@planner/features/legal';
import { paths, screenAt } from '../paths.ts';
import { PublicScreen } from '../shell/PublicScreen.tsx';

const routeOf = (type: 'privacy' | 'terms', currentHref: string) => () => (
  <PublicScreen width="text">
    <PastPolicy type={type} version={screenAt(location.pathname)?.id ?? ''} currentHref={currentHref} />
  </PublicScreen>
);

export const PrivacyPolicyVersionRoute = routeOf('privacy', paths.privacyPolicy());
export const TermsVersionRoute = routeOf('terms', paths.termsAndConditions());
