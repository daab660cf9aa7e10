import { PrivacyPolicy } from '@planner/features/legal';
import { PublicScreen } from '../shell/PublicScreen.tsx';

/** The public page with the privacy policy. */
export const PrivacyPolicyRoute = () => (
  <PublicScreen width="text">
    <PrivacyPolicy />
  </PublicScreen>
);
