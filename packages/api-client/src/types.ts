import type { ListUsersQuery, Policy as PolicyResponse } from './generated/types.ts';

/** `privacy`, `terms`, or a further legal text that the session announces: `imprint`, `imprint.de`. */
export type PolicyType = string;

/** A legal text as HTML; empty and without a date if it was never saved. */
export type Policy = PolicyResponse & { type: PolicyType };

/** Sort order of users; `-` reverses it. */
export type UserSort = NonNullable<ListUsersQuery['sort']>;

/** A state that the list of users can be limited to. */
export type UserState = NonNullable<ListUsersQuery['state']>;

/** A single item with its version. Pass `etag` when saving, so that a save doesn't overwrite a newer change. */
export type Versioned<T> = T & {
  /** The response's `ETag`; null if the server sent none. */
  etag: string | null;
};

/** The response to a change. */
export type Changed<T> = T & {
  /** The response's `Activity-Id`, for `undoActivity`; absent if the change can't be undone. */
  activityId?: string;
};

/** Options of every method. */
export interface CallOptions {
  /** Aborts the call; the method then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** Options of methods that save. */
export interface SaveOptions extends CallOptions {
  /** The edited version. Without it, the save overwrites any newer version. */
  etag?: string | null | undefined;
}

/** Options of methods that add something. */
export interface CreateOptions extends CallOptions {
  /** Random key per item: 16 to 64 letters, digits, `_` and `-`. A retry with the same key and content adds nothing. */
  idempotencyKey?: string | undefined;
}

/** Called while a body is being sent, with the fraction sent so far, from 0 to 1. At 1 the server is processing it. */
export type UploadProgress = (fraction: number) => void;

/** Options of methods that upload files. */
export interface UploadOptions extends SaveOptions {
  /** Called with the progress of the upload. Not called where XMLHttpRequest is missing. */
  onUploadProgress?: UploadProgress | undefined;
}
