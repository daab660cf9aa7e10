import { SecureAccount } from '@planner/features/auth';
import { paths } from '../paths.ts';
import { useLinkToken } from '../session/useLinkToken.ts';
import type { Route } from './Route.ts';

const SecureAccountRoute = () => (
  <SecureAccount token={useLinkToken()} forgotHref={paths.forgotPassword()} loginHref={paths.login()} />
);

export const secureAccount: Route = { Component: SecureAccountRoute };
