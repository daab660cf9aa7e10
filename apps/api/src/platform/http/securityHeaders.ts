import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './ApiEnv.ts';
import type { ConsolePage } from './staticFiles.ts';

export type ResponseKind = 'page' | 'code' | 'api' | 'icon';

/** Video hosts that the allow list of legal texts permits. */
const VIDEO_HOSTS = [
  'https://www.youtube.com',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
];

const appPolicy = ({ apiOrigin, scriptHashes = [], styleHashes = [] }: Partial<ConsolePage> = {}): string => {
  const andApi = apiOrigin ? ` ${apiOrigin}` : '';
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    ["style-src 'self'", ...styleHashes].join(' '),
    // Legal texts have colors and alignment in style attributes, and react-aria positions popovers with them.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: https:${andApi}`,
    "font-src 'self'",
    `connect-src 'self'${andApi}`,
    "manifest-src 'self'",
    `frame-src ${VIDEO_HOSTS.join(' ')}`,
    // The only Trusted Types policy, in packages/policy-html, sends all markup through the allow list.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

const ONE_YEAR_SECONDS = 31_536_000;

/** The value of `Strict-Transport-Security`; undefined over http. */
export const hstsOf = (isHttps: boolean, hasSubdomains: boolean): string | undefined =>
  isHttps ? `max-age=${ONE_YEAR_SECONDS}${hasSubdomains ? '; includeSubDomains' : ''}` : undefined;

export interface SecurityOptions {
  hsts: string | undefined;
  /** Whose pages may show icons. Other API responses are read with CORS, which ignores this header. */
  iconResourcePolicy: 'same-origin' | 'same-site' | 'cross-origin';
  /** Undefined if this server has no console. */
  consolePage: ConsolePage | undefined;
}

export const createSecurityHeaders = ({ hsts, iconResourcePolicy, consolePage }: SecurityOptions) => {
  const app = appPolicy(consolePage);
  const policies: Record<Exclude<ResponseKind, 'code'>, string> = {
    page: app,
    api: "default-src 'none'; frame-ancestors 'none'",
    icon: "default-src 'none'; sandbox; frame-ancestors 'none'",
  };
  return (headers: Headers, kind: ResponseKind): void => {
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Cross-Origin-Resource-Policy', kind === 'icon' ? iconResourcePolicy : 'same-origin');
    // Every response: the first over https may be a script that another page loads.
    if (hsts !== undefined) headers.set('Strict-Transport-Security', hsts);
    // Browsers ignore the others on responses that cannot become a page. They would double the headers of each file.
    if (kind === 'code') return;
    // The API's documentation has a policy of its own.
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', policies[kind]);
    headers.set('X-Frame-Options', 'DENY');
    headers.set('Referrer-Policy', 'no-referrer');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  };
};

/** Scripts, style sheets and fonts: opened in a tab, they are text or a download. */
const CODE = /^(?:text\/(?:css|javascript)|font\/)/;

const kindOf = (path: string, response: Response): ResponseKind => {
  // A 304 repeats the headers of the cached icon.
  if (path.startsWith('/api/v1/icons/')) return response.ok || response.status === 304 ? 'icon' : 'api';
  if (path === '/api' || path.startsWith('/api/') || path === '/metrics') return 'api';
  return CODE.test(response.headers.get('content-type') ?? '') ? 'code' : 'page';
};

/** Middleware that adds the security headers that each kind of response needs. */
export const securityHeaders = (options: SecurityOptions): MiddlewareHandler<ApiEnv> => {
  const addSecurityHeaders = createSecurityHeaders(options);
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    addSecurityHeaders(headers, kindOf(c.req.path, c.res));
    // API responses must not be cached. Static files set their own policy.
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  };
};
