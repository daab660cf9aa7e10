import { Terms } from '@planner/features/legal';
import { PublicScreen } from '../shell/PublicScreen.tsx';

/** The public page with the terms and conditions. */
export const TermsRoute = () => (
  <PublicScreen width="text">
    <Terms />
  </PublicScreen>
);
