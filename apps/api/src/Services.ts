import type { Hasher } from './auth/createHasher.ts';
import type { Engine } from './db/Engine.ts';
import type { Ids } from './db/ids.ts';
import type { UserPages } from './db/userPages.ts';
import type { JobQueue } from './jobs/createJobQueue.ts';
import type { PolicyCleaner } from '@planner/policy-html/server';
import type { Mailer } from './mail/Mailer.ts';

/** What handlers work with. */
export interface Services {
  engine: Engine;
  userPages: UserPages;
  hasher: Hasher;
  ids: Ids;
  /** Takes what requests leave to be done later. */
  jobs: JobQueue;
  mailer: Mailer;
  /** Applies the allow list to legal texts. */
  policyCleaner: PolicyCleaner;
  /** Who receives contact messages; undefined: they are only stored. */
  contactEmail: string | undefined;
  /** The present moment; tests turn it on by hand. */
  clock: () => Date;
  /** Where the console is reached, for links in e-mails; without a slash at the end. */
  publicUrl: string;
  /** How many proxies of ours stand in front, see `clientAddress`. */
  trustedProxies: number;
  /** Whether `publicUrl` is https, and cookies are Secure. */
  isHttps: boolean;
  /** Notes what the operator should know; must hold no secrets. */
  log: (event: Record<string, unknown>) => void;
}
