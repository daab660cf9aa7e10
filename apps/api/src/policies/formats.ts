import { createHash } from 'node:crypto';
import type { components } from '@planner/api-client/schema';
import { type LegalText, toLegalText } from '../env/legalTexts.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { etagOf } from '../platform/http/etag.ts';
import type { Services } from '../Services.ts';
import type { Period, Policy, Publications } from './rows.ts';
import type { PolicyVersionsTable } from './table.ts';

type Schemas = components['schemas'];
type VersionRow = Omit<PolicyVersionsTable, 'content' | 'addresses'>;

/** How this installation describes texts. */
type Instance = Pick<Services, 'timeZone' | 'legalTexts'>;

/** @throws HttpError 404 */
export const findText = (texts: readonly LegalText[], type: string): LegalText => {
  const found = texts.find((text) => text.type === type);
  if (!found) throw HttpError.notFound();
  return found;
};

/** @throws HttpError 422 */
export const checkText = ({ legalTexts }: Instance, type: string): void => {
  if (!legalTexts.some((text) => text.type === type))
    throw HttpError.invalid({ type: 'This server has no such legal text' });
};

export const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex');

/** Of `policy_versions.addresses`. */
export const parseAddresses = (addresses: string | null): Schemas['PolicyAddresses'] =>
  addresses === null ? [] : (JSON.parse(addresses) as Schemas['PolicyAddresses']);

export const announcementOf = ({ scheduled }: Publications): Schemas['PolicyAnnouncement'] | null =>
  scheduled && scheduled.is_announced === 1
    ? { version: scheduled.version, inForceAt: scheduled.in_force_at, note: scheduled.note }
    : null;

export const toPolicy =
  ({ timeZone, legalTexts }: Instance, publications: Publications) =>
  (row: Policy): Schemas['Policy'] => {
    const { title, language, kind } = findText(legalTexts, row.type);
    const translations = legalTexts.filter((text) => text.kind === kind && text.type !== row.type);
    return {
      type: row.type,
      content: row.content,
      updatedAt: row.updated_at || null,
      version: row.version || null,
      sha256: row.version > 0 ? sha256(row.content) : null,
      next: announcementOf(publications),
      addresses: parseAddresses(row.addresses),
      timeZone,
      title,
      language,
      translations: translations.map(toLegalText),
    };
  };

const inForceAtOf = (row: VersionRow): string => row.in_force_at ?? row.saved_at;

export const stateOf = (row: VersionRow, { now, inForce }: Publications): Schemas['PolicyVersionState'] => {
  if (row.withdrawn_at !== null) return row.withdrawn_at < inForceAtOf(row) ? 'cancelled' : 'withdrawn';
  if (inForceAtOf(row) > now) return 'scheduled';
  return row.version === inForce?.version ? 'inForce' : 'past';
};

/** Of a version that is or was in force, withdrawn or not; undefined: the public must not see it. */
export const publishedStateOf = (
  row: VersionRow,
  found: Publications,
): Exclude<Schemas['PolicyVersionState'], 'scheduled' | 'cancelled'> | undefined => {
  const state = stateOf(row, found);
  // Servers before the desk kept each save.
  const isKept = row.in_force_at !== null || state === 'inForce';
  return isKept && state !== 'scheduled' && state !== 'cancelled' ? state : undefined;
};

export const toVersion =
  (publications: Publications, periodsOf: (version: number) => Period[]) =>
  (row: VersionRow): Schemas['PolicyVersion'] => ({
    version: row.version,
    savedAt: row.saved_at,
    savedBy: row.saved_by,
    savedByEmail: row.saved_by_email,
    bytes: row.bytes,
    state: stateOf(row, publications),
    inForceAt: inForceAtOf(row),
    periods: periodsOf(row.version),
    note: row.note,
    isAnnounced: row.is_announced === 1,
    withdrawnAt: row.withdrawn_at,
    withdrawnReason: row.withdrawn_reason,
  });

export const toPublished = (
  { timeZone }: Instance,
  row: PolicyVersionsTable,
  publications: Publications,
  periods: Period[],
): Schemas['PublishedPolicy'] => ({
  type: row.type,
  version: row.version,
  sha256: sha256(row.content),
  state: stateOf(row, publications),
  inForceAt: inForceAtOf(row),
  until: periods.at(-1)?.until ?? null,
  periods,
  note: row.note,
  content: row.withdrawn_at === null ? row.content : null,
  addresses: parseAddresses(row.withdrawn_at === null ? row.addresses : null),
  timeZone,
  withdrawnAt: row.withdrawn_at,
  withdrawnReason: row.withdrawn_reason,
});

/** With an announcement, which changes what readers see but not what editors save over. */
export const etagForReaders = (policy: Policy, publications: Publications): string => {
  const next = announcementOf(publications);
  return next ? etagOf({ ...policy, updated_at: JSON.stringify([policy.updated_at, next]) }) : etagOf(policy);
};
