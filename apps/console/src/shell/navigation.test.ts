import { isDeepStrictEqual } from 'node:util';
import { rightsOf } from '@planner/features/shared';
import { describe, expect, it } from 'vitest';
import { currentHrefOf, groupLabelOf, groupOf, labelOf, sidebarEntries } from './navigation.ts';

const all = rightsOf({ includes: () => true }, []);
const navigation = sidebarEntries({ rights: all });
const outline = [...navigation, ...sidebarEntries({ rights: all, isFooter: true })].map((entry) =>
  entry.kind === 'group' ? [entry.label, ...entry.items.map(({ label }) => label)] : entry.label,
);

describe('navigation', () => {
  it('lists the groups and links of the specification in its order', () => {
    const specified = [
      'Dashboard',
      ['Users', 'All Users', 'Add User'],
      ['Habits', 'All Categories', 'Add Category'],
      ['Workouts', 'All Categories', 'Add Category'],
      ['Finances', 'All Categories', 'Add Category'],
      ['Legal', 'Terms & Conditions', 'Privacy Policy'],
      'Subscriptions',
      'Messages',
      'Activity',
      'Settings',
    ];
    const isSpecified = (entry: unknown) => specified.some((other) => isDeepStrictEqual(entry, other));
    expect(outline.filter(isSpecified)).toEqual(specified);
  });

  it('lists further legal texts after the specified ones', () => {
    const legalTexts = [{ type: 'imprint.de', title: 'Impressum', language: 'de' }];
    const group = sidebarEntries({ rights: { ...all, legalTexts } }).find(({ label }) => label === 'Legal');
    expect(group).toMatchObject({
      items: [
        { label: 'Terms & Conditions' },
        { label: 'Privacy Policy' },
        { label: 'Impressum', href: '/legal/imprint.de' },
      ],
    });
  });

  it('shows the number of unanswered messages', () => {
    const entry = sidebarEntries({ rights: all, unanswered: { messages: 2 } }).find(
      ({ label }) => label === 'Messages',
    );
    expect(entry).toMatchObject({ count: { value: 2, label: '2 unanswered' } });
    expect(sidebarEntries({ rights: all, unanswered: { messages: 0 } })).toEqual(navigation);
  });

  it('has no Messages where the server has none', () => {
    expect(sidebarEntries({ rights: rightsOf([], []) }).map(({ label }) => label)).not.toContain('Messages');
  });

  it('has what the account may open, without empty groups', () => {
    const entries = sidebarEntries({
      rights: {
        ...all,
        can: (right) => ['listUsers', 'listContactMessages', 'listActivity'].includes(right),
      },
    });
    expect(entries.map(({ label }) => label)).toEqual(['Dashboard', 'Users', 'Messages', 'Activity']);
    expect(entries[1]).toMatchObject({ items: [{ label: 'All Users' }] });
  });

  it('names a screen after its group, or itself', () => {
    expect(labelOf('editUser')).toEqual({ label: 'Users', icon: 'users' });
    expect(labelOf('messages')).toEqual({ label: 'Messages', icon: 'messages' });
  });

  it.each([
    ['editUser', 'Users'],
    ['user', 'Users'],
    ['addHabitCategory', 'Habits'],
    ['dashboard', undefined],
    ['settings', undefined],
    ['tokens', 'Settings'],
    [undefined, undefined],
  ] as const)('the group of the screen %s is %s', (name, group) => {
    expect(groupLabelOf(name)).toBe(group);
  });

  it.each([
    ['/settings/tokens', '/settings'],
    ['/settings', '/settings'],
    ['/users/all-users', '/users/all-users'],
  ])('the link of the sidebar for %s is %s', (path, href) => {
    expect(currentHrefOf(path)).toBe(href);
  });

  it.each([
    ['/users/edit/1', 'users'],
    ['/users/1', 'users'],
    ['/habits/edit-category/1', 'habits'],
    ['/workouts/add-category', 'workouts'],
    ['/finances/all-categories', 'finances'],
    ['/legal/privacy-policy', 'legal'],
    ['/dashboard', undefined],
    ['/usersandmore', undefined],
  ])('the group of %s is %s', (path, group) => {
    expect(groupOf(path)).toBe(group);
  });
});
