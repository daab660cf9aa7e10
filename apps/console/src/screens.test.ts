import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { OperationId } from '@planner/api-client';
import { rightsOf } from '@planner/features/shared';
import { describe, expect, it } from 'vitest';
import { screenAt } from './paths.ts';
import { accessTo, type ScreenName, screenNames, titleOf } from './screens.ts';

const EVERYTHING = { includes: () => true };

const titleAt = (path: string) => titleOf(screenAt(path)?.name);

it.each([
  ['/dashboard', 'Dashboard'],
  ['/users/all-users', 'All Users'],
  ['/users/add-user', 'Add User'],
  ['/habits/all-categories', 'All Habit Categories'],
  ['/habits/add-category', 'Add Habit Category'],
  ['/finances/all-categories', 'All Finance Categories'],
  ['/finances/add-category', 'Add Finance Category'],
  ['/finances/edit-category/1', 'Edit Finance Category'],
  ['/settings', 'Settings'],
])('%s has the title %s', (path, title) => {
  expect(titleAt(path)).toBe(title);
});

it.each([
  ['/users/edit/1', 'Edit User'],
  ['/users/1', 'User'],
  ['/habits/edit-category/1', 'Edit Habit Category'],
  ['/workouts/all-categories', 'All Workout Categories'],
  ['/workouts/add-category', 'Add Workout Category'],
  ['/workouts/edit-category/1', 'Edit Workout Category'],
  ['/subscriptions', 'Subscriptions'],
  ['/messages', 'Messages'],
  ['/nothing-here', 'Page Not Found'],
])('%s has one in the same style: %s', (path, title) => {
  expect(titleAt(path)).toBe(title);
});

describe('accessTo', () => {
  it.each<[ScreenName, OperationId]>([
    ['allUsers', 'listUsers'],
    ['user', 'getUser'],
    ['editPrivacyPolicy', 'getPolicyDraft'],
    ['messages', 'listContactMessages'],
    ['allHabitCategories', 'listHabitCategories'],
    ['addWorkoutCategory', 'createWorkoutCategory'],
    ['editFinanceCategory', 'updateFinanceCategory'],
  ])('refuses %s to those who may not call %s', (screen, operation) => {
    expect(accessTo(screen, rightsOf(EVERYTHING, [operation]))).toBe('refused');
    expect(accessTo(screen, { ...rightsOf(EVERYTHING, []), can: (right) => right === operation })).toBe(
      'open',
    );
  });

  it('lets everyone open screens that need none', () => {
    expect(accessTo('settings', rightsOf([], ['updateUser']))).toBe('open');
  });
});

const FEATURES = join(import.meta.dirname, '../../../packages/features/src');

it('one story in Storybook is tagged with each screen', () => {
  const tags = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => ({ fileName: file, text: readFileSync(join(FEATURES, file), 'utf8') }))
    // Parsing all files would take seconds.
    .filter(({ text }) => text.includes("'screen:"))
    .flatMap(
      ({ fileName, text }) => loadCsf(text, { fileName, makeTitle: (title) => title ?? '' }).parse().stories,
    )
    .flatMap((story) => story.tags ?? [])
    .filter((tag) => tag.startsWith('screen:'));
  expect(tags.toSorted()).toEqual(screenNames.map((name) => `screen:${name}`).toSorted());
});
