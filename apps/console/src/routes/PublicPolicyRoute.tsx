import { PublicPolicy } from '@planner/features/legal';
import { apiBaseUrl } from '../api.ts';
import { PublicScreen } from '../shell/PublicScreen.tsx';
import { storage } from '@planner/features/storage';
import { publicTextPath } from './publicTextPath.ts';
import type { Route } from './Route.ts';

const written = document.querySelector<HTMLScriptElement>('script[data-address]');

// Our server has written the text into the page: it needs no request.
if (written)
  globalThis.startRequests?.push({
    user: storage.read('user') ?? null,
    href: new URL(apiBaseUrl + written.dataset['address'], location.href).href,
    response: Promise.resolve(
      new Response(written.textContent, { headers: { 'Content-Type': 'application/json' } }),
    ),
    receivedAt: Date.now(),
    abort: () => {},
  });

const PrivacyPolicyRoute = () => (
  <PublicScreen width="text">
    <PublicPolicy type="privacy" getTextHref={publicTextPath} />
  </PublicScreen>
);

const TermsRoute = () => (
  <PublicScreen width="text">
    <PublicPolicy type="terms" getTextHref={publicTextPath} />
  </PublicScreen>
);

export const privacyPolicy: Route = { Component: PrivacyPolicyRoute };
export const termsAndConditions: Route = { Component: TermsRoute };
