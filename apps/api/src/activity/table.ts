export type SecurityEventKind =
  | 'signedIn'
  | 'signInFailed'
  | 'signInLimited'
  | 'signedOut'
  | 'otherSessionsEnded'
  | 'resetRequested'
  | 'passwordReset'
  | 'passwordChanged'
  | 'passwordChangeFailed'
  | 'userCreated'
  | 'roleChanged'
  | 'userDeleted';

export interface SecurityEventsTable {
  id: string;
  at: string;
  kind: SecurityEventKind;
  /** E-mail address of the signed-in user, if any. A copy, because the log outlives accounts. */
  actor: string | null;
  /** E-mail address of the affected account, or as entered at sign-in. */
  subject: string | null;
  subject_key: string | null;
  /** The change, such as `user → admin`. */
  detail: string | null;
  address: string;
  network: string;
  request_id: string;
}

declare module '../platform/db/schema.ts' {
  interface Database {
    security_events: SecurityEventsTable;
  }
}
