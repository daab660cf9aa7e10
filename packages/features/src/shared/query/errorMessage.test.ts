import { ApiError } from '@planner/api-client';
import { describe, expect, it, vi } from 'vitest';
import { ConnectionError } from './ConnectionError.ts';
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

  it.each([new ApiError({ kind: 'network', status: 0 }), new ConnectionError('/assets/toWorkbook.js')])(
    'says what failed when the server cannot be reached: %o',
    (error) => {
      expect(errorMessage(error, FALLBACK)).toBe(
        'Failed to fetch users: the server cannot be reached. Check your connection and try again.',
      );
    },
  );

  it('calls a defect of the console by its name, and logs it once', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const defect = new TypeError("Cannot read properties of undefined (reading 'id')");
    const messages = [errorMessage(defect, FALLBACK), errorMessage(defect, FALLBACK)];
    expect(messages).toEqual(
      Array(2).fill('Failed to fetch users: this page has a fault. Reload it and try again.'),
    );
    expect(log.mock.calls).toEqual([[defect]]);
    log.mockRestore();
  });
});
