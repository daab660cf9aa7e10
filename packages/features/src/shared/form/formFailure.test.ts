import { ApiError } from '@planner/api-client';
import { describe, expect, it } from 'vitest';
import { formFailure } from './formFailure.ts';

const validationError = (errors?: Record<string, string>) =>
  new ApiError({ kind: 'http', status: 422, message: 'Please check the marked fields', errors });
const failureOf = (error: unknown) => formFailure(error, 'Failed to add user', ['name', 'email']);

describe('formFailure', () => {
  it('is empty without an error', () => {
    expect(failureOf(null)).toEqual({ fieldErrors: undefined, errorMessage: undefined });
  });

  it('has no message when the fields show all errors', () => {
    const errors = { email: 'This email address is already in use' };
    expect(failureOf(validationError(errors))).toEqual({ fieldErrors: errors, errorMessage: undefined });
  });

  it('shows errors of unknown fields in the message', () => {
    expect(failureOf(validationError()).errorMessage).toBe('Please check the marked fields');
    const errors = { name: 'Name is required', nickname: 'This field is not known' };
    expect(failureOf(validationError(errors))).toEqual({
      fieldErrors: errors,
      errorMessage: 'This field is not known',
    });
    expect(failureOf(new Error('broken')).errorMessage).toBe('Failed to add user');
  });
});
