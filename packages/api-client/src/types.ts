import type { components } from './generated/schema.ts';
import type { UploadProgress } from './upload.ts';

/** Everything that openapi.yaml calls a schema, as it goes over the wire. */
export type Wire = components['schemas'];

/** A wire object as the client hands it on: `_id` is called `id`. */
type Named<T> = { [Key in keyof T as Key extends '_id' ? 'id' : Key]: T[Key] };

/** The account behind the session. Display data: access is decided by the server alone. */
export type SignedInUser = Named<Wire['SignedInUser']>;
/** A registered user. `dob` is `YYYY-MM-DD`, `height` is in centimetres and `weight` in kilograms, both as text. */
export type User = Named<Wire['User']>;
/** `user` may use the planner only, `admin` this console, too. */
export type Role = Wire['Role'];
/** Gender, where it is known. */
export type Gender = Wire['Gender'];
/** Where a page stands in the whole list; `totalPages` is 1 when nothing was found. */
export type Pagination = Wire['Pagination'];
/** One page of users, newest first. */
export interface UserPage {
  users: User[];
  pagination: Pagination;
}
/** How many users, habit, finance and workout categories there are. */
export type Totals = Wire['Totals'];
/** A user who joined lately; `status` is `Active`, `Idle`, or a word this client does not know. */
export type RecentUser = Named<Wire['RecentUser']>;
/** The totals of the dashboard. */
export interface DashboardTotals {
  totals: Totals;
  /** How many of each have been added over the last 30 days; null from a server that does not tell. */
  added: Totals | null;
}
/** What the dashboard shows. */
export interface Dashboard extends DashboardTotals {
  recentUsers: RecentUser[];
}
/** How many users joined in the week that begins on the Monday `week` (`YYYY-MM-DD`). */
export type UserWeek = Wire['UserWeek'];
/** A habit category. `iconLight` and `iconDark` are paths: give them to `ApiClient.iconUrl` for an address. */
export type HabitCategory = Named<Wire['HabitCategory']>;
/** A workout category. `iconLight` and `iconDark` are paths: give them to `ApiClient.iconUrl` for an address. */
export type WorkoutCategory = Named<Wire['WorkoutCategory']>;
/** A finance category; `color` is `#rgb`, `#rrggbb`, or null where none was ever chosen. */
export type FinanceCategory = Named<Wire['FinanceCategory']>;
/** Which legal text: privacy policy, or terms and conditions. */
export type PolicyType = Wire['PolicyType'];
/** A legal text as HTML; empty and without a date when it was never saved. */
export type Policy = Wire['Policy'];
/** A save of a legal text: number, moment, who did it (null where nobody noted it) and length in bytes. */
export type PolicyVersion = Wire['PolicyVersion'];
/** A legal text as it was saved then. */
export type PolicyVersionContent = Wire['PolicyVersionContent'];
/** A subscription; `status` is `ACTIVE`, `EXPIRED`, `ERROR`, or a word this client does not know. */
export type Subscription = Wire['Subscription'];
/** Where a page stands among all subscriptions that were asked for; `totalPages` is 1 when nothing was found. */
export type SubscriptionPagination = Wire['SubscriptionPagination'];
/** A status, and how many subscriptions have it. */
export type SubscriptionStatusCount = Wire['SubscriptionStatusCount'];
/** One page of subscriptions. */
export interface SubscriptionPage {
  subscriptions: Subscription[];
  pagination: SubscriptionPagination;
  /** Every status that occurs, whatever was asked for. */
  statuses: SubscriptionStatusCount[];
}
/** A message from a visitor, as it was received. */
export type ReceivedMessage = Named<Wire['ReceivedMessage']>;
/** One page of received messages, newest first, and how many of all are unread. */
export interface ReceivedMessagePage {
  messages: ReceivedMessage[];
  pagination: Wire['MessagePagination'];
  unreadMessages: number;
}
/** A place where the signed-in user is signed in. */
export type OwnSession = Wire['OwnSession'];
/** Something that matters for the security of accounts; `kind` may be a word this client does not know. */
export type SecurityEvent = Named<Wire['SecurityEvent']>;
/** One page of the security log, newest first. */
export interface SecurityEventPage {
  events: SecurityEvent[];
  pagination: Wire['SecurityEventPagination'];
}
/** State of the service. */
export type Health = Wire['Health'];
/** What was done, in the server's words. */
export type Message = Wire['Message'];

/** E-mail and password. */
export type LoginRequest = Wire['LoginRequest'];
/** The address that a reset link goes to. */
export type PasswordResetRequest = Wire['PasswordResetRequest'];
export type ResetTokenCheck = Wire['ResetTokenCheck'];
/** The new password that goes with a reset link. */
export type PasswordReset = Wire['PasswordReset'];
/** The current and the new password. */
export type PasswordChange = Wire['PasswordChange'];
/** A user to be added; `gender` left out means male, `role` left out means user. */
export type NewUser = Wire['NewUser'];
/** A user's fields to be changed; left out stays as it is, null empties. */
export type UserUpdate = Wire['UserUpdate'];
/** The own account's fields to be changed. */
export type ProfileUpdate = Wire['ProfileUpdate'];
/** A habit or workout category to be added; icons are PNG or JPEG files. */
export type NewIconCategory = Wire['NewIconCategory'];
/** A habit or workout category's fields to be changed; an icon left out stays as it is. */
export type IconCategoryUpdate = Wire['IconCategoryUpdate'];
/** A finance category to be added; `role` is admin and `user_id` the signed-in user's id. */
export type NewFinanceCategory = Wire['NewFinanceCategory'];
/** A finance category's new name and colour. */
export type FinanceCategoryUpdate = Wire['FinanceCategoryUpdate'];
/** A legal text to be saved. */
export type PolicyUpdate = Wire['PolicyUpdate'];
/** A visitor's message. */
export type ContactMessage = Wire['ContactMessage'];

/** A single item with its version: give `etag` back when saving, so that nobody's work is overwritten unseen. */
export type Versioned<T> = T & {
  /** The answer's `ETag`; null from a server that sends none. */
  etag: string | null;
};

/** What every method takes. */
export interface CallOptions {
  /** Ends the call; the method then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Lets the call finish when the page is closed meanwhile. For bodies up to 64 KiB: browsers refuse longer ones. */
  keepalive?: boolean | undefined;
}

/** What a method that saves takes. */
export interface SaveOptions extends CallOptions {
  /** Version that was edited. Left out or null, the save goes through whatever is stored by now. */
  etag?: string | null | undefined;
}

/** What a method that adds something takes. */
export interface CreateOptions extends CallOptions {
  /**
   * Random, 16 to 64 letters, digits, `_` and `-`, for each thing to be added: a call that is made again with the same one
   * and the same content, because nobody knows what has become of the first, adds nothing.
   */
  idempotencyKey?: string | undefined;
}

/** What a method that uploads files takes. */
export interface UploadOptions extends SaveOptions {
  /** Told how far the upload has got. Without it, or where there is no XMLHttpRequest, the call is a plain `fetch`. */
  onUploadProgress?: UploadProgress | undefined;
}
