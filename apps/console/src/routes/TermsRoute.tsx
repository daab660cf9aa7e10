import { Terms } from '@planner/features/legal';
import { PublicScreen } from '../shell/PublicScreen.tsx';

export const TermsRoute = () => (
  <PublicScreen width="text">
    <Terms />
  </PublicScreen>
);
