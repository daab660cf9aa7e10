import { ResetPassword, useSession } from '@planner/features/auth';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { takeToken } from '../session/passwordReset.ts';

export const ResetPasswordRoute = () => {
  const [token] = useState(takeToken);
  const { status, verify, offers } = useSession({ isRequired: true });
  return (
    <ResetPassword
      token={token}
      canCheckLink={offers('checkResetToken')}
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
