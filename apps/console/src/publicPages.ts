import type { ComponentType } from 'react';
import type { ScreenName } from './screens.ts';

/** Loads the component of a screen. */
export interface LoadRoute {
  (): Promise<ComponentType>;
  /** The build finds the chunk by this export. */
  readonly component: string;
}

export const loadRoute = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  component: Name,
): LoadRoute => Object.assign(async () => (await load())[component], { component });

// The sign-in loads this file.

const resetPassword = loadRoute(() => import('./routes/ResetPasswordRoute.tsx'), 'ResetPasswordRoute');

/** Pages outside the console. Each is a document of its own: links to and from it bypass the router. */
export const publicPages = {
  forgotPassword: loadRoute(() => import('./routes/ForgotPasswordRoutes.tsx'), 'ForgotPasswordRoute'),
  resetLinkSent: loadRoute(() => import('./routes/ForgotPasswordRoutes.tsx'), 'ResetLinkSentRoute'),
  resetPassword,
  invitation: resetPassword,
  secureAccount: loadRoute(() => import('./routes/SecureAccountRoute.tsx'), 'SecureAccountRoute'),
  privacyPolicy: loadRoute(() => import('./routes/PublicPolicyRoute.tsx'), 'PrivacyPolicyRoute'),
  termsAndConditions: loadRoute(() => import('./routes/PublicPolicyRoute.tsx'), 'TermsRoute'),
  privacyPolicyVersion: loadRoute(() => import('./routes/PastPolicyRoute.tsx'), 'PrivacyPolicyVersionRoute'),
  termsVersion: loadRoute(() => import('./routes/PastPolicyRoute.tsx'), 'TermsVersionRoute'),
  contact: loadRoute(() => import('./routes/ContactRoute.tsx'), 'ContactRoute'),
} as const satisfies Partial<Record<ScreenName, LoadRoute>>;

/** Loads the page, or undefined for a screen of the console. */
export const publicPageOf = (name: ScreenName | undefined): LoadRoute | undefined => {
  const pages: Partial<Record<ScreenName, LoadRoute>> = publicPages;
  return name && pages[name];
};

/** True for pages that never ask who is signed in. A new password ends sessions, perhaps the one in this browser. */
export const isWithoutSession = (name: ScreenName): boolean => {
  const load = publicPageOf(name);
  return load !== undefined && load !== resetPassword;
};
