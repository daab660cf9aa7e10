import type { ActivityEntry } from '@planner/api-client';
import { describe, expect, it } from 'vitest';
import { capitalize } from '../format/Noun.ts';
import { KINDS } from './activityKinds.ts';
import {
  describeEntry,
  fieldName,
  furtherChanges,
  subjectHref,
  subjectOf,
  valueText,
} from './describeEntry.ts';
import sentences from './sentences.json' with { type: 'json' };

const ID = '0192f3c6-0000-7000-8000-000000000001';

const hrefs = {
  user: (id: string) => `/users/${id}`,
  habit: (id: string) => `/habits/${id}`,
  workout: (id: string) => `/workouts/${id}`,
  finance: (id: string) => `/finances/${id}`,
  message: (id: string) => `/messages/${id}`,
  policy: (type: string) => `/legal/${type}`,
};

const entry = (fields: Partial<ActivityEntry>): ActivityEntry => ({
  id: ID,
  at: '2026-11-14T23:20:00.000Z',
  kind: 'userUpdated',
  actorId: null,
  actor: null,
  subjectId: ID,
  subject: 'lan.nguyen@example.org',
  detail: null,
  changes: [],
  address: '203.0.113.7',
  requestId: ID,
  ...fields,
});

const hrefOf = (fields: Partial<ActivityEntry>, deleted: string[] = []) =>
  subjectHref(entry(fields), hrefs, new Set(deleted));

describe('valueText', () => {
  it.each([
    ['team-berlin.csv', 'team-berlin.csv'],
    // Of an import whose file is not known, when it began.
    ['01926f5d-4400-7000-8000-000000000001', 'Oct 9, 2024, 3:40 AM'],
  ])('of the import %s is %s', (value, text) => {
    expect(valueText({ field: 'importId' }, value)).toBe(text);
  });
});

describe('subjectHref', () => {
  it.each([
    ['userUpdated', 'user', `/users/${ID}`],
    ['categoryUpdated', 'finance', `/finances/${ID}`],
    ['messageUpdated', 'message', `/messages/${ID}`],
    ['somethingNew', 'habit', `/habits/${ID}`],
  ])('of %s about a %s is %s', (kind, subjectKind, href) => {
    expect(hrefOf({ kind, subjectKind })).toBe(href);
  });

  it('of a legal text is its type', () => {
    expect(hrefOf({ kind: 'policySaved', subjectKind: 'policy', subjectId: null, subject: 'terms' })).toBe(
      '/legal/terms',
    );
  });

  it.each(['tag', 'toString', undefined])('links nowhere from an entry about a %s', (subjectKind) => {
    expect(hrefOf({ kind: 'tagUpdated', subjectKind, subject: 'Blue' })).toBeUndefined();
  });

  it('links nowhere from what was deleted, unless it is a user who can be restored', () => {
    expect(hrefOf({ kind: 'userUpdated', subjectKind: 'user' }, [ID])).toBeUndefined();
    const undoUntil = '2026-12-14T23:20:00.000Z';
    expect(hrefOf({ kind: 'userDeleted', subjectKind: 'user', undoUntil }, [ID])).toBe(`/users/${ID}`);
    expect(hrefOf({ kind: 'categoryDeleted', subjectKind: 'habit', undoUntil }, [ID])).toBeUndefined();
  });
});

describe('furtherChanges', () => {
  it('says of nothing added that it changed', () => {
    const changes = [{ field: 'name', to: 'Chess' }, { field: 'iconLight' }, { field: 'color', to: '#abc' }];
    expect(furtherChanges(entry({ kind: 'categoryCreated', changes }))).toEqual([changes[2]]);
    expect(furtherChanges(entry({ kind: 'categoryUpdated', changes }))).toEqual(changes);
    for (const kind of ['userCreated', 'userInvited'])
      expect(
        furtherChanges(entry({ kind, changes: [{ field: 'role', to: 'user' }, { field: 'height' }] })),
      ).toEqual([]);
  });
});

describe('valueText', () => {
  it.each([
    ['sort', '-email', 'email, descending'],
    ['sort', 'name', 'name'],
    ['health', 'include', 'included'],
    ['isRead', 'true', 'yes'],
    ['access', 'read-only', 'Read only'],
    ['role', 'admin', 'administrator'],
    ['newRole', 'user', 'user'],
    ['state', 'suspended', 'Suspended'],
    ['groups', 'exports,signIns', 'Exports, Logins'],
  ])('shows %s %s as people say it', (field, value, text) => expect(valueText({ field }, value)).toBe(text));
});

/** What a line shows of an entry, without times. */
const shownOf = (one: ActivityEntry): string[] => {
  const { before, after } = describeEntry(one);
  const details = furtherChanges(one).map((change) => {
    const values = [change.from, change.to].flatMap((value) =>
      value === undefined ? [] : valueText(change, value),
    );
    const name = capitalize(fieldName(change));
    return values.length === 0 ? `${name} changed` : `${name}: ${values.join(' to ')}`;
  });
  return [after === undefined ? before : `${before}${subjectOf(one)}${after}`, ...details];
};

describe('an entry', () => {
  it.each(sentences)('of $kind shows $shown', ({ shown, ended, ...fields }) => {
    const end = ended && { ...ended, at: '2026-11-14T23:20:00.000Z' };
    expect(shownOf(entry({ subject: null, ...fields, ended: end }))).toEqual(shown);
  });

  it('of each kind is among them', () => {
    expect(sentences.map(({ kind }) => kind)).toEqual(Object.keys(KINDS));
  });
});

describe('describeEntry', () => {
  it('says of what was undone what it had done', () => {
    const changes = [{ field: 'newRole', from: 'admin' }];
    expect(describeEntry(entry({ kind: 'changeUndone', detail: 'rolesChanged 12', changes })).before).toBe(
      'Undone: Made 12 people administrators',
    );
    expect(describeEntry(entry({ kind: 'changeUndone', detail: 'usersDeleted 1', changes: [] })).before).toBe(
      'Undone: Deleted 1 user',
    );
  });

  it.each([
    ['userCreated', 'user', 'Added the user {}'],
    ['userCreated', 'admin', 'Added the administrator {}'],
    ['userCreated', 'admin, support', 'Added the administrator {} (Support)'],
    ['userInvited', 'admin, read-only', 'Invited the administrator {} (Read only)'],
    ['roleChanged', 'user → admin', 'Changed the role of {} from user to administrator'],
    ['accessChanged', 'everything → content', 'Changed the access of {} from Everything to Content'],
    ['tokenCreated', 'read-only', 'Created the token {} (Read only)'],
  ])('says of %s with the detail %s: %s', (kind, detail, sentence) => {
    const { before, after } = describeEntry(entry({ kind, detail }));
    expect(`${before}{}${after}`).toBe(sentence);
  });

  it.each([
    ['1', 'admin', 'Made 1 person an administrator'],
    ['1', 'user', 'Made 1 person a user'],
    ['2', 'admin', 'Made 2 people administrators'],
  ])('says what %s people with the new role %s were made: %s', (detail, to, sentence) => {
    const ended = { at: '2026-11-14T23:20:00.000Z', kind: 'taskEnded', detail: `${detail} of ${detail}` };
    const changes = [{ field: 'newRole', to }];
    expect(describeEntry(entry({ kind: 'rolesChanged', detail, changes, ended })).before).toBe(sentence);
  });

  it('shows a kind of a newer server as it is', () => {
    expect(describeEntry(entry({ kind: 'tagUpdated' }))).toEqual({ before: 'tagUpdated ', after: '' });
    expect(describeEntry(entry({ kind: 'constructor', subject: null }))).toEqual({
      before: 'constructor',
      after: undefined,
    });
  });
});
