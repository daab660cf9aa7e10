import { PublicPolicy } from '@planner/features/legal';
import { PublicScreen } from '../shell/PublicScreen.tsx';

export const PrivacyPolicyRoute = () => (
  <PublicScreen width="text">
    <PublicPolicy type="privacy" />
  </PublicScreen>
);

export const TermsRoute = () => (
  <PublicScreen width="text">
    <PublicPolicy type="terms" />
  </PublicScreen>
);
