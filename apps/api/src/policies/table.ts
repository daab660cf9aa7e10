import type { Creation } from '../platform/db/schema.ts';

export interface PoliciesTable {
  /** Of the legal text. */
  type: string;
  content: string;
  updated_at: string;
  /** The last number that was given to a version, also of a scheduled one. `content` is of the last that was published at once. */
  version: number;
  /** When the latest version came into force that readers have seen: a clock that is set back must not take it back. */
  reached_at: string | null;
}

export interface PolicyVersionsTable {
  type: PoliciesTable['type'];
  version: number;
  content: string;
  bytes: number;
  saved_at: string;
  /** Name of the administrator at that time; null for versions of older servers. */
  saved_by: string | null;
  /** The account, which can't be renamed like its name; null for versions of older servers. */
  saved_by_id: string | null;
  /** E-mail address at that time. */
  saved_by_email: string | null;
  /** Null for versions of earlier servers, which came into force when they were saved. */
  in_force_at: string | null;
  note: string | null;
  is_announced: 0 | 1;
  /** Before `in_force_at` if it was cancelled. */
  withdrawn_at: string | null;
  withdrawn_reason: string | null;
  /** The version in force that it was made of; null in versions of older servers, and without one. */
  based_on: number | null;
  /** JSON of those that differ from the words of their blocks; null without any, and in versions of older servers. */
  addresses: string | null;
}

export interface PolicyDraftsTable {
  type: PoliciesTable['type'];
  /** Null once it is published or discarded. */
  content: string | null;
  /** Number of saves, of this draft and of those before it. */
  version: number;
  /** The version in force that it is made of; null in drafts of older servers, and without one. */
  based_on: number | null;
  updated_at: string;
  /** Also who published or discarded it. */
  saved_by: string | null;
  saved_by_id: string | null;
  saved_by_email: string | null;
  /** JSON: the accounts that have saved it since it began, without those on older servers. */
  writers: string | null;
}

/** What a draft was after about a minute of work, or when it got a name. */
export interface PolicyDraftVersionsTable {
  type: PoliciesTable['type'];
  version: number;
  content: string;
  name: string | null;
  /** Of its first save; `updated_at` is of the last. */
  started_at: string;
  updated_at: string;
  saved_by: string | null;
  saved_by_id: string | null;
  saved_by_email: string | null;
}

/** A comment on a passage, or an answer to one. Only administrators read it. */
export interface PolicyCommentsTable extends Creation {
  id: string;
  type: PoliciesTable['type'];
  /** The comment; null for a comment. */
  answer_to: string | null;
  /** JSON: where the words are found again. Null for an answer. */
  passage: string | null;
  text: string;
  saved_at: string;
  saved_by: string | null;
  saved_by_id: string | null;
  saved_by_email: string | null;
  /** Null while it is open, and for an answer. */
  resolved_at: string | null;
  resolved_by: string | null;
  resolved_by_id: string | null;
  resolved_by_email: string | null;
}

declare module '../platform/db/schema.ts' {
  interface Database {
    policies: PoliciesTable;
    policy_versions: PolicyVersionsTable;
    policy_drafts: PolicyDraftsTable;
    policy_draft_versions: PolicyDraftVersionsTable;
    policy_comments: PolicyCommentsTable;
  }
  interface UndoKinds {
    policy: true;
  }
}
