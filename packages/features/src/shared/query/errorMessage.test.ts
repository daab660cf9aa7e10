import { ApiError } from '@planner/api-client';
import { describe, expect, it } from 'vitest';
import { errorMessage } from './errorMessage.ts';

const FALLBACK = 'Failed to fetch users';

describe('errorMessage', () => {
  it("prefers the server's message", () => {
    const error = new ApiError({ kind: 'http', status: 500, message: 'Back in a minute' });
    expect(errorMessage(error, FALLBACK)).toBe('Back in a minute');
  });

  it('prefers field errors to the general message', () => {
    const errors = { query: 'Search text may have at most 200 characters' };
    const error = new ApiError({
      kind: 'http',
      status: 422,
      message: 'Please check the marked fields',
      errors,
    });
    expect(errorMessage(error, FALLBACK)).toBe('Search text may have at most 200 characters');
  });

  it.each([
    new ApiError({ kind: 'http', status: 502, body: '<h1>Bad gateway</h1>' }),
    new ApiError({ kind: 'malformed', status: 200, body: '<html>' }),
    new TypeError('Failed to fetch'),
    'broken',
    undefined,
  ])('uses the fallback: %s', (error) => {
    expect(errorMessage(error, FALLBACK)).toBe(FALLBACK);
  });

  it('says that a cancelled save may still have been saved', () => {
    expect(errorMessage(AbortSignal.abort().reason, 'Failed to add user')).toBe(
      'Cancelled. The change may still have been saved.',
    );
  });

  it('says what failed when the server cannot be reached', () => {
    const error = new ApiError({ kind: 'network', status: 0 });
    expect(errorMessage(error, FALLBACK)).toBe(
      'Failed to fetch users: the server cannot be reached. Check your connection and try again.',
    );
  });
});
