import { brand } from '@planner/brand';
import { ResetPassword, useSession } from '@planner/features/auth';
import { paths } from '../paths.ts';
import { isInvitation, useLinkToken } from '../session/useLinkToken.ts';
import type { Route } from './Route.ts';

/** The pages of reset links and invitations. */
const ResetPasswordRoute = () => {
  const token = useLinkToken();
  const { status, verify } = useSession({ isRequired: true });
  return (
    <ResetPassword
      isInvitation={isInvitation()}
      service={brand.service}
      token={token}
      forgotHref={paths.forgotPassword()}
      loginHref={paths.login()}
      onDone={async () => {
        // A new password ends all sessions of the account, perhaps the one in this browser.
        if (status === 'signedIn') await verify();
        location.replace(paths.login());
      }}
    />
  );
};

export const resetPassword: Route = { Component: ResetPasswordRoute };
