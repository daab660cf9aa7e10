import type { PolicyCleaner } from '@planner/policy-html/server';
import type { LegalText } from './env/legalTexts.ts';
import type { Extras } from './platform/contract/loadContract.ts';
import type { Log } from './platform/createLog.ts';
import type { Engine } from './platform/db/Engine.ts';
import type { Ids } from './platform/ids.ts';
import type { ErrorCode } from './platform/http/HttpError.ts';
import type { MailQueue } from './platform/mail/createMailQueue.ts';
import type { Hasher } from './platform/security/createHasher.ts';
import type { SecretKeys } from './platform/security/secretKeys.ts';
import type { SubscriptionList } from './subscriptions/list.ts';
import type { UserPages } from './users/list.ts';

export interface Services {
  engine: Engine;
  userPages: UserPages;
  subscriptionList: SubscriptionList;
  hasher: Hasher;
  secretKeys: SecretKeys;
  ids: Ids;
  mails: MailQueue;
  /** Runs tasks in the background. */
  tasks: { run: (id: string) => void };
  policyCleaner: PolicyCleaner;
  /** Receives contact messages; undefined: they are only stored. */
  contactEmail: string | undefined;
  /** Current time. Tests inject a fake clock. */
  clock: () => Date;
  /** Base of links in e-mails, without a trailing slash. */
  publicUrl: string;
  /** Path of `publicUrl` without a slash at its end: `/admin`, or empty. */
  basePath: string;
  /** Origin of `PUBLIC_URL` if it is set: requests must name its host, and unsafe requests must come from its origin. */
  publicOrigin: string | undefined;
  /** Other origins whose pages may use the API with the session cookie. */
  corsOrigins: ReadonlySet<string>;
  /** True if one of them is another site than `publicUrl`. Browsers then send `SameSite=None` cookies only. */
  isCrossSite: boolean;
  /** From when administrators need a second factor; undefined: never. */
  requireSecondFactor: Date | undefined;
  /** Another administrator publishes a legal text than the one who saved its draft. */
  requireApproval: boolean;
  /** Of the company, as IANA names it. */
  timeZone: string;
  /** The specified ones first. */
  legalTexts: readonly LegalText[];
  /** Number of trusted proxies; see `clientAddress`. */
  trustedProxies: number;
  /** True if `publicUrl` is https. Cookies are then Secure. */
  isHttps: boolean;
  hsts: string | undefined;
  /** After how long without use the console asks to sign in again. 0: never. */
  idleLockMinutes: number;
  extras: Extras;
  /** Meaning of each error code. */
  errorTitles: Record<ErrorCode, string>;
  /** True while the server completes its last requests. */
  isStopping: () => boolean;
  log: Log;
}
