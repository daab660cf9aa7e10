import type { Selectable } from 'kysely';
import { eraseFromEntries, eraseFromUndoItems } from '../activity/personRows.ts';
import { eraseFromMessages } from '../inbox/rows.ts';
import type { Person } from '../platform/db/erasePerson.ts';
import { type Holds, impersonal, owner, searched, type TextColumn } from '../platform/db/personalData.ts';
import type { Database, Trx } from '../platform/db/schema.ts';
import type { VersionedTable } from '../platform/db/versionedTable.ts';
import { eraseFromMails } from '../platform/mail/rows.ts';
import { eraseHits } from '../platform/security/rateLimits.ts';
import { eraseFromComments } from '../policies/commentRows.ts';
import { eraseFromPolicies } from '../policies/rows.ts';
import { eraseFromTasks } from '../tasks/personRows.ts';
import { eraseFromUsers } from '../users/personRows.ts';
import { DETAIL_NAMES } from '../users/table.ts';

interface Place<Column extends string> {
  columns: Record<Column, Holds>;
  erase?: (trx: Trx, person: Person) => Promise<void>;
}

type Places = { [Table in keyof Database]: Place<TextColumn<Selectable<Database[Table]>>> };

/** Every column of text of the tables that `versionedTable` doesn't write to. What is erased is found by these places alone. */
export const PLACES: Omit<Places, VersionedTable> & Partial<Places> = {
  users: {
    columns: {
      ...owner('id', 'name', 'name_key', 'email', 'email_key', 'password_hash', 'role', 'access', 'search'),
      ...owner(...DETAIL_NAMES, 'suspended_at', 'suspended_until'),
      ...owner('created_at', 'updated_at', 'last_active', 'creation_key', 'creation_content'),
      ...searched('suspension_reason'),
    },
    erase: eraseFromUsers,
  },
  user_counts: { columns: { ...impersonal('kind'), ...searched('key') } },
  sessions: {
    columns: owner(
      'token_hash',
      'user_id',
      'created_at',
      'last_seen_at',
      'expires_at',
      'address',
      'user_agent',
      'confirmed_at',
    ),
  },
  reset_tokens: {
    columns: owner('token_hash', 'user_id', 'mail_id', 'purpose', 'created_at', 'expires_at'),
  },
  security_links: { columns: owner('token_hash', 'user_id', 'created_at', 'expires_at') },
  second_factors: {
    columns: owner('id', 'user_id', 'kind', 'name', 'secret', 'credential_id', 'created_at', 'last_used_at'),
  },
  recovery_codes: { columns: owner('code_hash', 'user_id') },
  challenges: { columns: owner('token_hash', 'purpose', 'user_id', 'data', 'expires_at') },
  api_tokens: {
    columns: owner(
      'id',
      'token_hash',
      'user_id',
      'name',
      'access',
      'created_at',
      'expires_at',
      'last_used_at',
    ),
  },
  subscriptions: {
    columns: owner('id', 'user_id', 'original_transaction_id', 'status', 'expires_at', 'search'),
  },
  policy_acceptances: { columns: owner('user_id', 'type', 'sha256', 'accepted_at', 'source') },
  policy_acceptance_proofs: { columns: impersonal('proof', 'type', 'sha256') },
  icons: { columns: impersonal('hash', 'type') },
  contact_messages: {
    columns: {
      ...impersonal('id', 'created_at', 'read_at', 'answered_at', 'creation_key', 'creation_content'),
      ...searched('first_name', 'last_name', 'email', 'phone', 'subject', 'message', 'search'),
      ...searched('answered_by', 'assigned_to'),
    },
    erase: eraseFromMessages,
  },
  activity: {
    columns: {
      ...impersonal('id', 'at', 'kind', 'request_id', 'part_of', 'refers_to'),
      ...searched('actor_id', 'actor', 'actor_key', 'token', 'subject_id', 'subject', 'subject_key'),
      ...searched('detail', 'changes', 'address', 'network', 'search'),
    },
    erase: eraseFromEntries,
  },
  undo_items: {
    columns: { ...impersonal('activity_id', 'kind', 'at'), ...searched('item_id', 'data', 'search') },
    erase: eraseFromUndoItems,
  },
  tasks: {
    columns: {
      ...impersonal('id', 'kind', 'state', 'activity_id', 'created_at', 'updated_at', 'ended_at'),
      ...searched('params', 'reason', 'actor_id', 'actor', 'address'),
    },
    erase: eraseFromTasks,
  },
  task_chunks: { columns: { ...impersonal('task_id'), ...searched('items', 'failures') } },
  mails: {
    columns: {
      ...impersonal('id', 'kind', 'request_id', 'created_at', 'state', 'due_at'),
      ...searched('payload', 'error'),
    },
    erase: eraseFromMails,
  },
  // Anyone may read their content.
  policies: { columns: impersonal('type', 'content', 'updated_at', 'reached_at') },
  policy_versions: {
    columns: {
      ...impersonal('type', 'content', 'addresses', 'saved_at', 'in_force_at', 'withdrawn_at'),
      ...searched('saved_by', 'saved_by_id', 'saved_by_email', 'note', 'withdrawn_reason'),
    },
    erase: eraseFromPolicies,
  },
  policy_drafts: {
    columns: {
      ...impersonal('type', 'content', 'updated_at'),
      ...searched('saved_by', 'saved_by_id', 'saved_by_email', 'writers'),
    },
  },
  policy_draft_versions: {
    columns: {
      ...impersonal('type', 'content', 'started_at', 'updated_at'),
      ...searched('saved_by', 'saved_by_id', 'saved_by_email', 'name'),
    },
  },
  policy_comments: {
    columns: {
      ...impersonal('id', 'type', 'answer_to', 'passage', 'saved_at', 'resolved_at'),
      ...impersonal('creation_key', 'creation_content'),
      ...searched('text', 'saved_by', 'saved_by_id', 'saved_by_email'),
      ...searched('resolved_by', 'resolved_by_id', 'resolved_by_email'),
    },
    erase: eraseFromComments,
  },
  rate_limits: { columns: { ...impersonal('expires_at'), ...searched('key') }, erase: eraseHits },
  secret_keys: { columns: impersonal('name', 'key') },
  counters: { columns: impersonal('name') },
  milestones: { columns: impersonal('name', 'reached_at') },
  subscription_statuses: { columns: impersonal('status') },
};
