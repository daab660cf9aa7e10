import { describe, expect, it } from 'vitest';
import { returnPath, returnState } from './returnPath.ts';

describe('returnPath', () => {
  it('returns the stored path', () => {
    expect(returnPath(returnState('/users/all-users?page=3&query=ann'))).toBe(
      '/users/all-users?page=3&query=ann',
    );
  });

  it('ignores the path of another user', () => {
    expect(returnPath(returnState('/users/add-user', 'ada'), 'ada')).toBe('/users/add-user');
    expect(returnPath(returnState('/users/add-user', 'ada'), 'eve')).toBeUndefined();
    expect(returnPath(returnState('/users/add-user'), 'eve')).toBe('/users/add-user');
  });

  it.each([
    null,
    undefined,
    'text',
    {},
    { from: 7 },
    { from: '' },
    { from: '/' },
    { from: '//evil.example' },
    { from: '/\\evil.example' },
    { from: 'https://evil.example' },
    { from: 'javascript:alert(1)' },
  ])('ignores %j', (state) => {
    expect(returnPath(state)).toBeUndefined();
  });
});
