import { ApiError } from '@planner/api-client';
import { describe, expect, it } from 'vitest';
import { errorMessage } from './errorMessage.ts';

const FALLBACK = 'Failed to fetch users';

describe('errorMessage', () => {
  it("prefers the server's sentence", () => {
    const error = new ApiError({ kind: 'http', status: 500, message: 'Back in a minute' });
    expect(errorMessage(error, FALLBACK)).toBe('Back in a minute');
  });

  it('names what is wrong where no field can', () => {
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
  ])('falls back to the catalogue: %s', (error) => {
    expect(errorMessage(error, FALLBACK)).toBe(FALLBACK);
  });

  it('owns up that a save that was given up may have been done', () => {
    expect(errorMessage(AbortSignal.abort().reason, 'Failed to add user')).toBe(
      'Failed to add user: you have cancelled it. It may have been done all the same.',
    );
  });

  it('names what was tried when the server is not reached', () => {
    const error = new ApiError({ kind: 'network', status: 0 });
    expect(errorMessage(error, FALLBACK)).toBe(
      'Failed to fetch users: the server cannot be reached. Check your connection and try again.',
    );
  });
});
