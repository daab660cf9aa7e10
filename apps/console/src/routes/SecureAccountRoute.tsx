import { SecureAccount } from '@planner/features/auth';
import { paths } from '../paths.ts';
import { useLinkToken } from '../session/useLinkToken.ts';

export const SecureAccountRoute = () => (
  <SecureAccount token={useLinkToken()} forgotHref={paths.forgotPassword()} loginHref={paths.login()} />
);
