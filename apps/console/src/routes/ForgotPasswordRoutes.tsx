import { ForgotPassword, ResetLinkSent } from '@planner/features/auth';
import { tabStorage } from '@planner/features/storage';
import { useState } from 'react';
import { paths } from '../paths.ts';
import type { Route } from './Route.ts';

// Documents of their own: the second one learns from the first where the link was sent.
const EMAIL_KEY = 'reset-email';

const ForgotPasswordRoute = () => (
  <ForgotPassword
    loginHref={paths.login()}
    onDone={(email) => {
      tabStorage.write(EMAIL_KEY, email);
      location.assign(paths.resetLinkSent());
    }}
  />
);

const ResetLinkSentRoute = () => {
  const [email] = useState(() => tabStorage.read(EMAIL_KEY) ?? undefined);
  return <ResetLinkSent email={email} forgotHref={paths.forgotPassword()} loginHref={paths.login()} />;
};

export const forgotPassword: Route = { Component: ForgotPasswordRoute };
export const resetLinkSent: Route = { Component: ResetLinkSentRoute };
