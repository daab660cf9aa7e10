import { PublicPolicy } from '@planner/features/legal';
import { PublicScreen } from '../shell/PublicScreen.tsx';
import type { Route } from './Route.ts';

const PrivacyPolicyRoute = () => (
  <PublicScreen width="text">
    <PublicPolicy type="privacy" />
  </PublicScreen>
);

const TermsRoute = () => (
  <PublicScreen width="text">
    <PublicPolicy type="terms" />
  </PublicScreen>
);

export const privacyPolicy: Route = { Component: PrivacyPolicyRoute };
export const termsAndConditions: Route = { Component: TermsRoute };
