import { ResetLinkSent } from '@planner/features/auth';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { readEmail } from '../session/passwordReset.ts';

export const ResetLinkSentRoute = () => {
  const [email] = useState(readEmail);
  return <ResetLinkSent email={email} forgotHref={paths.forgotPassword()} loginHref={paths.login()} />;
};
