import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { version0 } from './migrations/0100-version-0.ts';
import { mails } from './migrations/0120-mails.ts';
import { creationContents } from './migrations/0130-creation-contents.ts';
import { foldedSearch } from './migrations/0170-folded-search.ts';
import { activity } from './migrations/0180-activity.ts';
import { undo } from './migrations/0190-undo.ts';
import { messageSenders } from './migrations/0200-message-senders.ts';
import { tasks } from './migrations/0210-tasks.ts';
import { messageAnswers } from './migrations/0220-message-answers.ts';
import { undoItemIds } from './migrations/0230-undo-item-ids.ts';
import { secretKeys } from './migrations/0240-secret-keys.ts';
import { securityLinks } from './migrations/0300-security-links.ts';
import { activityParts } from './migrations/0310-activity-parts.ts';
import { deletedUsers } from './migrations/0320-deleted-users.ts';
import { draftVersions } from './migrations/0340-draft-versions.ts';
import { acceptanceProofs } from './migrations/0350-acceptance-proofs.ts';
import { versionBases } from './migrations/0360-version-bases.ts';
import { countedEnds } from './migrations/0370-counted-ends.ts';
import { policyAddresses } from './migrations/0370-policy-addresses.ts';
import { policyComments } from './migrations/0380-policy-comments.ts';
import { draftWriters } from './migrations/0390-draft-writers.ts';
import { activityKindLines } from './migrations/0341-activity-kind-lines.ts';
import { secondFactors } from './migrations/0241-second-factors.ts';
import { shortPasswords } from './migrations/0260-short-passwords.ts';
import { policyAuthors } from './migrations/0261-policy-authors.ts';
import { access } from './migrations/0250-access.ts';
import { firstPassword } from './migrations/0251-first-password.ts';
import { invitations } from './migrations/0252-invitations.ts';
import { apiTokens } from './migrations/0280-api-tokens.ts';
import { dropSecurityEvents } from './migrations/0290-drop-security-events.ts';
import { exportsAreSecurity } from './migrations/0291-exports-are-security.ts';
import { foldedHyphens } from './migrations/0292-folded-hyphens.ts';
import { suspendedUsers } from './migrations/0281-suspended-users.ts';
import { publishing } from './migrations/0270-publishing.ts';

type Dialect = 'postgres' | 'sqlite';

/** Databases record it. A later migration does what it did, unless it finds that done. */
const retired = () => Promise.resolve();

/** Every migration. They run in the order of their names. */
export const MIGRATIONS: Record<string, (db: Kysely<unknown>, dialect: Dialect) => Promise<void>> = {
  '0100-version-0': version0,
  '0110-subscription-search': retired,
  '0120-mails': mails,
  '0130-creation-contents': creationContents,
  '0140-search-totals': retired,
  '0165-name-keys': retired,
  '0170-folded-search': foldedSearch,
  '0180-activity': activity,
  '0190-undo': undo,
  '0200-message-senders': messageSenders,
  '0210-tasks': tasks,
  '0220-message-answers': messageAnswers,
  '0230-undo-item-ids': undoItemIds,
  '0240-secret-keys': secretKeys,
  '0241-second-factors': secondFactors,
  '0260-short-passwords': shortPasswords,
  '0261-policy-authors': policyAuthors,
  '0250-access': access,
  '0251-first-password': firstPassword,
  '0252-invitations': invitations,
  '0280-api-tokens': apiTokens,
  '0281-suspended-users': suspendedUsers,
  '0290-drop-security-events': dropSecurityEvents,
  '0270-publishing': publishing,
  '0291-exports-are-security': exportsAreSecurity,
  '0292-folded-hyphens': foldedHyphens,
  '0300-security-links': securityLinks,
  '0310-activity-parts': activityParts,
  '0320-deleted-users': deletedUsers,
  '0330-activity-kind-lines': retired,
  '0340-draft-versions': draftVersions,
  '0341-activity-kind-lines': activityKindLines,
  '0350-acceptance-proofs': acceptanceProofs,
  '0360-version-bases': versionBases,
  '0370-counted-ends': countedEnds,
  '0370-policy-addresses': policyAddresses,
  '0380-policy-comments': policyComments,
  '0390-draft-writers': draftWriters,
};

export const migrationsFor = (dialect: Dialect): Record<string, Migration> =>
  Object.fromEntries(Object.entries(MIGRATIONS).map(([name, up]) => [name, { up: (db) => up(db, dialect) }]));
