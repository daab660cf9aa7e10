import { ResetPassword, useSession } from '@planner/features/auth';
import { useState } from 'react';
import { paths, screenAt } from '../paths.ts';

/** Replaces the reset token in the URL; no real token is this short. */
const NO_TOKEN = 'new';

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Moves the token from the URL to history state, so bookmarks and referrers don't leak it and a reload still works. */
const takeToken = (): string | undefined => {
  const { id = '' } = screenAt(location.pathname) ?? {};
  if (id !== NO_TOKEN) history.replaceState({ resetToken: decode(id) }, '', paths.resetPassword(NO_TOKEN));
  const { resetToken }: { resetToken?: unknown } = Object(history.state);
  return typeof resetToken === 'string' && resetToken !== '' ? resetToken : undefined;
};

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
