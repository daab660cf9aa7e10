import path from 'node:path';
import type { Env } from '../env.ts';
import { isLoopback } from '../platform/http/isLoopback.ts';

/** One sentence per setting that is valid, but unsafe or incomplete on the internet. */
export const warningsOf = ({ host, publicUrl, trustedProxies, smtpUrl, dataDir }: Env): string[] => {
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const isPublic = !isLoopback(host) || (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname));
  return [
    ...(isHttps && trustedProxies === 0
      ? ['TRUST_PROXY is 0 although PUBLIC_URL is https: all clients share the rate limits of the proxy.']
      : []),
    ...(isPublic && !isHttps
      ? ['PUBLIC_URL is not https: passwords and cookies cross the network unencrypted.']
      : []),
    ...(smtpUrl === undefined
      ? [`SMTP_URL is not set: mails are not sent, but written to ${path.join(dataDir, 'outbox')}.`]
      : []),
  ];
};
