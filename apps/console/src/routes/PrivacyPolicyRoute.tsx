import { PrivacyPolicy } from '@planner/features/legal';
import { PublicScreen } from '../shell/PublicScreen.tsx';

export const PrivacyPolicyRoute = () => (
  <PublicScreen width="text">
    <PrivacyPolicy />
  </PublicScreen>
);
