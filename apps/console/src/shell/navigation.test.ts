import { describe, expect, it } from 'vitest';
import { footerNavigation, groupOf, navigation } from './navigation.ts';

const outline = [...navigation, ...footerNavigation].map((entry) =>
  entry.kind === 'group' ? [entry.label, ...entry.items.map(({ label }) => label)] : entry.label,
);

describe('the sidebar', () => {
  it('lists what the specification lists, and what the design adds', () => {
    expect(outline).toEqual([
      'Dashboard',
      ['Users', 'All Users', 'Add User'],
      ['Habits', 'All Categories', 'Add Category'],
      ['Workouts', 'All Categories', 'Add Category'],
      ['Finances', 'All Categories', 'Add Category'],
      ['Legal', 'Terms & Conditions', 'Privacy Policy'],
      'Subscriptions',
      'Messages',
      'Settings',
    ]);
  });

  it.each([
    ['/users/edit/1', 'users'],
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
