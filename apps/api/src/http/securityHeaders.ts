/** What an answer is, for the headers that protect it. */
export type AnswerKind = 'html' | 'asset' | 'api' | 'icon';

/** Hosts of the videos that legal texts may show, as the sanitiser's allow list has them. */
const VIDEO_HOSTS = [
  'https://www.youtube.com',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
];

const APP_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Legal texts carry colours and alignment as style attributes, and react-aria positions its popovers with them.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  `frame-src ${VIDEO_HOSTS.join(' ')}`,
  // The one policy, of packages/policy-html, sends whatever becomes markup through the allow list.
  "require-trusted-types-for 'script'",
  'trusted-types default',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const POLICIES: Record<AnswerKind, string> = {
  html: APP_POLICY,
  asset: APP_POLICY,
  api: "default-src 'none'; frame-ancestors 'none'",
  icon: "default-src 'none'; sandbox; frame-ancestors 'none'",
};

const ONE_YEAR_SECONDS = 31_536_000;

/** Adds the security headers to an answer. */
export const addSecurityHeaders = (headers: Headers, kind: AnswerKind, isHttps: boolean): void => {
  headers.set('Content-Security-Policy', POLICIES[kind]);
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('X-Frame-Options', 'DENY');
  headers.set('Referrer-Policy', 'no-referrer');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  if (isHttps) headers.set('Strict-Transport-Security', `max-age=${ONE_YEAR_SECONDS}`);
};
