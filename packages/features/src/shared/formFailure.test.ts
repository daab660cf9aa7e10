import { ApiError } from '@planner/api-client';
import { describe, expect, it } from 'vitest';
import { formFailure } from './formFailure.ts';

const refusal = (errors?: Record<string, string>) =>
  new ApiError({ kind: 'http', status: 422, message: 'Please check the marked fields', errors });
const failureOf = (error: unknown) => formFailure(error, 'Failed to add user', ['name', 'email']);

describe('formFailure', () => {
  it('is empty without an error', () => {
    expect(failureOf(null)).toEqual({ fieldErrors: undefined, message: undefined });
  });

  it('leaves the banner out when the fields say it all', () => {
    const errors = { email: 'This e-mail address is already in use' };
    expect(failureOf(refusal(errors))).toEqual({ fieldErrors: errors, message: undefined });
  });

  it('says in the banner what no field can say', () => {
    expect(failureOf(refusal()).message).toBe('Please check the marked fields');
    const errors = { name: 'Name is required', nickname: 'This field is not known' };
    expect(failureOf(refusal(errors))).toEqual({ fieldErrors: errors, message: 'This field is not known' });
    expect(failureOf(new Error('broken')).message).toBe('Failed to add user');
  });
});
