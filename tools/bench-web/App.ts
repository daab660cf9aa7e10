import type { Browser, BrowserContext } from 'playwright';

export const APP_NAMES = ['console', 'floor', 'limit'] as const;

export type AppName = (typeof APP_NAMES)[number];

/** The console or a reference page, served on an origin of its own. */
export interface App {
  readonly name: AppName;
  readonly url: string;
  readonly browser: Browser;
  /** Id of a user to edit. */
  readonly userId: string;
  /** Cookie and storage of an administrator who has signed in with this app. */
  readonly signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;
}
