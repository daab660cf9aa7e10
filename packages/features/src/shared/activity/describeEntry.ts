import type { ActivityEntry, ActivitySubjectKind, FieldChange, LegalText } from '@planner/api-client';
import { formatCalendarDate, formatDateTime } from '@planner/ui';
import { capitalize } from '../format/Noun.ts';
import { momentText } from '../format/momentText.ts';
import { textTitle } from '../session/textTitle.ts';
import { levelName, roleName } from '../session/levels.ts';
import { kindOf, KINDS, sentenceOf } from './activityKinds.ts';

/** Address of entries whose actor was erased. */
export const ERASED_ADDRESS = 'erased';

export const KIND_OPTIONS = [
  { value: '', label: 'All activity' },
  { value: 'security', label: 'Security' },
  ...Object.entries(KINDS).map(([value, { label }]) => ({ value, label })),
];

/** Groups of kinds, as the server names them. */
export const GROUP_OPTIONS = [
  { value: 'access', label: 'Access' },
  { value: 'users', label: 'Users' },
  { value: 'deletions', label: 'Deletions' },
  { value: 'exports', label: 'Exports' },
  { value: 'legal', label: 'Legal texts' },
  { value: 'categories', label: 'Categories' },
  { value: 'messages', label: 'Messages' },
  { value: 'signIns', label: 'Logins' },
  { value: 'reads', label: 'Reads' },
];

const POLICIES: Record<string, string> = { terms: 'terms and conditions', privacy: 'privacy policy' };

/** Name of what an entry is about. @param texts that the session announces */
export const subjectOf = (entry: ActivityEntry, texts: readonly LegalText[] = []): string => {
  const { subjectKind, subject } = entry;
  if (subject === null) return 'someone who was erased';
  return subjectKind === 'policy' ? (POLICIES[subject] ?? textTitle(subject, texts)) : subject;
};

/** What the actor did, before and after the subject. Without `after`, the sentence does not mention the subject. */
export const describeEntry = (entry: ActivityEntry): { before: string; after: string | undefined } => {
  const [before = '', after] = sentenceOf(entry).split('{}');
  return { before, after };
};

const FIELDS: Record<string, string> = {
  dob: 'date of birth',
  iconLight: 'light icon',
  iconDark: 'dark icon',
  query: 'search',
  sort: 'order',
  health: 'health values',
  newRole: 'new role',
  importId: 'of the import',
  fileName: 'file',
  suspended_until: 'until',
  inForceAt: 'in force from',
  suspension_reason: 'reason',
};

const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const TIMED_ID = /^[\da-f]{8}-[\da-f]{4}-7/;

/** The file of an import; of one whose file is not known, when it began, which its id tells. */
const importName = (value: string): string =>
  TIMED_ID.test(value)
    ? formatDateTime(new Date(Number.parseInt(value.replace('-', '').slice(0, 12), 16)).toISOString())
    : value;

/** A stored value, as other screens show it. @param timeZone of the company */
export const valueText = ({ field }: FieldChange, value: string, timeZone?: string): string => {
  if (field === 'importId') return importName(value);
  if (field === 'inForceAt') return momentText(value, timeZone);
  if (TIME.test(value)) return formatDateTime(value);
  if (DAY.test(value)) return formatCalendarDate(value);
  if (field === 'access') return levelName(value);
  if (field === 'role' || field === 'newRole') return roleName(value);
  if (field === 'state') return capitalize(value);
  if (field === 'kind') return KIND_OPTIONS.find((kind) => kind.value === value)?.label ?? value;
  if (field === 'groups')
    return value
      .split(',')
      .map((group) => GROUP_OPTIONS.find((one) => one.value === group)?.label ?? group)
      .join(', ');
  if (field === 'sort') return value.replace(/^-(.*)/, '$1, descending');
  if (field === 'query') return `“${value}”`;
  return { true: 'yes', false: 'no', include: 'included' }[value] ?? value;
};

export const fieldName = ({ field }: FieldChange): string => FIELDS[field] ?? field;

/** Changes that the sentence does not mention. What was added has values, some of which are not told, but has not changed. */
export const furtherChanges = (entry: ActivityEntry): FieldChange[] => {
  if (entry.kind === 'changeUndone') return [];
  const { mentions = [], isAddition } = kindOf(entry) ?? {};
  return entry.changes.filter(({ field, to }) => !mentions.includes(field) && !(isAddition && !to));
};

/** Where the host shows what entries are about, by its id; of a legal text, by its type. */
export type SubjectHrefs = Readonly<Record<ActivitySubjectKind, (id: string) => string>>;

/** Ids of what the entries, newest first, say was deleted and not restored since. */
export const deletedIds = (entries: readonly ActivityEntry[]): ReadonlySet<string | null> => {
  const ids = new Set<string | null>();
  const restored = new Set<string | null>();
  for (const entry of entries) {
    if (entry.kind === 'changeUndone') restored.add(entry.subjectId);
    else if (kindOf(entry)?.isDeletion && !restored.has(entry.subjectId)) ids.add(entry.subjectId);
  }
  return ids;
};

/** Address of what an entry is about; undefined if it has none, or was deleted, unless it is a user who can be restored. */
export const subjectHref = (
  entry: ActivityEntry,
  hrefs: SubjectHrefs,
  deleted: ReadonlySet<string | null>,
): string | undefined => {
  const { kind, subjectKind = '', subject, subjectId, undoUntil } = entry;
  // Newer servers have more kinds.
  if (!Object.hasOwn(hrefs, subjectKind)) return undefined;
  const id = subjectKind === 'policy' ? subject : subjectId;
  const isRestorable = kind === 'userDeleted' && undoUntil !== undefined;
  if (id === null || (deleted.has(id) && !isRestorable)) return undefined;
  return hrefs[subjectKind as ActivitySubjectKind](id);
};
