import { describe, expect, it } from 'vitest';
import { rightsOf } from '@planner/features/shared';
import { isAllowed } from './rights.ts';
import type { ScreenName } from './screens.ts';

describe('isAllowed', () => {
  it.each<[ScreenName, string]>([
    ['allUsers', 'listUsers'],
    ['user', 'getUser'],
    ['editPrivacyPolicy', 'savePolicy'],
    ['messages', 'listContactMessages'],
    ['allHabitCategories', 'listHabitCategories'],
    ['addWorkoutCategory', 'createWorkoutCategory'],
    ['editFinanceCategory', 'updateFinanceCategory'],
  ])('refuses %s to those who may not call %s', (screen, operation) => {
    expect(isAllowed(screen, rightsOf([], [operation]))).toBe(false);
    expect(isAllowed(screen, { ...rightsOf([], []), allows: (name) => name === operation })).toBe(true);
  });

  it('lets everyone open screens that need none', () => {
    expect(isAllowed('settings', rightsOf([], ['updateUser']))).toBe(true);
  });
});
