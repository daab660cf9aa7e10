import { ForgotPassword, ResetLinkSent } from '@planner/features/auth';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { storage } from '../storage.ts';

// Documents of their own: the second one learns from the first where the link was sent.
const EMAIL_KEY = 'reset-email';

export const ForgotPasswordRoute = () => (
  <ForgotPassword
    loginHref={paths.login()}
    onDone={(email) => {
      storage.ofTab.write(EMAIL_KEY, email);
      location.assign(paths.resetLinkSent());
    }}
  />
);

export const ResetLinkSentRoute = () => {
  const [email] = useState(() => storage.ofTab.read(EMAIL_KEY) ?? undefined);
  return <ResetLinkSent email={email} forgotHref={paths.forgotPassword()} loginHref={paths.login()} />;
};
